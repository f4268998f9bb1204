export type Series = {
  name: string
  /** One for each label; null where there is none. */
  values: readonly (number | null)[]
}

export type Plot = {
  /** Also the name of its file. */
  id: string
  title: string
  unit: string
  /** `lines` where the labels are steps of one quantity, `bars` where they are different things. */
  kind: 'bars' | 'lines'
  labels: readonly string[]
  /** Ours first. */
  series: readonly Series[]
  /** Drawn across the plot. */
  limit?: { value: number; name: string }
}
