/**
 * Whether a character is a control character other than tab and line ends: in a paste, a mistake or an attack.
 */
const isControl = (letter: string) => (letter < ' ' && !'\t\r\n'.includes(letter)) || letter === '\u007f'

/**
 * A paste without control characters, since an escape sequence could end the bracketed paste and type commands.
 */
export const cleaned = (text: string): string =>
  Array.from(text)
    .filter((letter) => !isControl(letter))
    .join('')

/** The lines of a paste; a final line break adds no empty line. */
export const pastedLines = (text: string): string[] => text.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/)

/** Whether a paste contains line breaks and requires a confirmation. */
export const pressesEnter = (text: string): boolean => /[\r\n]/.test(text)
