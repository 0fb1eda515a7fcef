/** Pixels of a rem at the usual text size. */
const USUAL_PX = 16

/** How much larger than usual text is now. */
export const textScale = (): number =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX

/** A length that is so many pixels at the usual text size, and grows with the text. */
export const inRem = (px: number): string => `${px / USUAL_PX}rem`
