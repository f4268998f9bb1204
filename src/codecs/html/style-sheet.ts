export type Declarations = Readonly<Record<string, string | number | undefined>>

/** Everything is styled by classes: a file whose policy names each style by its hash allows no `style=""`. */
export type StyleSheet = {
  /** The class that stands for these declarations. Numbers are px. */
  classFor(declarations: Declarations): string
  text(): string
}

export function createStyleSheet(): StyleSheet {
  const classes = new Map<string, string>()
  return {
    classFor(declarations) {
      const rule = Object.entries(declarations)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}:${typeof value === 'number' ? writePx(value) : value}`)
        .join(';')
      const known = classes.get(rule)
      if (known !== undefined) return known
      const name = `s${classes.size.toString(36)}`
      classes.set(rule, name)
      return name
    },
    text: () => Array.from(classes, ([rule, name]) => `.${name}{${rule}}`).join('\n'),
  }
}

/** Far below what can be seen; more digits would be half of the file. */
export const writePx = (value: number): string => `${Number(value.toFixed(3))}px`
