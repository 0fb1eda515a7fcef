/** Control characters other than tab and line ends: in a paste they are mistakes or attacks. */
const isControl = (letter: string) => (letter < ' ' && !'\t\r\n'.includes(letter)) || letter === '\u007f'

/** A paste without control characters: an escape sequence could end the bracketed paste and type commands. */
export const cleaned = (text: string): string =>
  Array.from(text)
    .filter((letter) => !isControl(letter))
    .join('')

/** The lines of a paste; a final line end adds no empty line. */
export const linesOf = (text: string): string[] => text.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/)

/** Whether a paste contains line breaks, so that the user is asked first. */
export const pressesEnter = (text: string): boolean => /[\r\n]/.test(text)
