/** Control characters other than tab and line ends: in a paste they are mistakes, or somebody's trick. */
const isControl = (letter: string) => (letter < ' ' && !'\t\r\n'.includes(letter)) || letter === '\u007f'

/** A paste without the control characters: an escape sequence could end the marks around it and type on. */
export const cleaned = (text: string): string =>
  Array.from(text)
    .filter((letter) => !isControl(letter))
    .join('')

/** The lines of a paste; one that ends with a line end has no empty line after it. */
export const linesOf = (text: string): string[] => text.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/)

/** Whether a paste would press Enter: such a one is asked about first. */
export const pressesEnter = (text: string): boolean => /[\r\n]/.test(text)
