/** Pixels per rem at the default text size. */
const USUAL_PX = 16

/** The current text size relative to the default. */
export const textScale = (): number =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX

/** A length in pixels at the default text size that scales with the text. */
export const inRem = (px: number): string => `${px / USUAL_PX}rem`
