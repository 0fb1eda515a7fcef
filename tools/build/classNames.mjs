// Short CSS class names for the build: two letters for the style sheet, then the number of the class in it. By
// default each name spells out both, in the scripts and in the styles.
import { readdirSync } from 'node:fs'
import { root } from '../ensure-deps.mjs'

const LETTERS = 26

/** @returns {(name: string, file: string) => string} */
export function shortClassNames() {
  const sheets = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
    .map((file) => `${root}src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.module.css'))
    .toSorted()
  const letter = (/** @type {number} */ at) => String.fromCharCode('a'.charCodeAt(0) + at)
  /** @type {Map<string, string[]>} */
  const classes = new Map()
  return (name, id) => {
    const [file = ''] = id.split('?')
    const sheet = sheets.indexOf(file)
    if (sheet < 0 || sheet >= LETTERS * LETTERS) throw new Error(`${file} is no style sheet of the console`)
    const names = classes.get(file) ?? []
    classes.set(file, names)
    if (!names.includes(name)) names.push(name)
    return letter(Math.floor(sheet / LETTERS)) + letter(sheet % LETTERS) + names.indexOf(name).toString(36)
  }
}
