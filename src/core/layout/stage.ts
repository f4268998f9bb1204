/** Every slide is laid out on this stage, in px; painters scale it. 1 px is 0.75 pt or 9525 EMU. */
export const stage = { width: 1280, height: 720 } as const

export const pxPerPt = 4 / 3

/** Size of 1 rem of the stage, in points. */
export const remPt = 24

/** Distance of baselines in em: what PowerPoint and LibreOffice take for 100 %, for every face. */
export const linePitch = 1.2
