// Semantic versions, with the errors of the control plane's parser.

/** A semantic version. */
export interface Parsed {
  /** Major, minor and patch version. */
  numbers: readonly [bigint, bigint, bigint]
  /** The part after a hyphen, or an empty text. */
  preRelease: string
  /** The part after a plus, or an empty text. */
  build: string
}

const LARGEST = 2n ** 64n - 1n

const positions = ['major version number', 'minor version number', 'patch version number'] as const

const quoted = (character: string) => `'${character.replace(/['\\]/g, '\\$&')}'`
const firstOf = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 0)

/** A number at the start of a text, and the rest of the text. @throws an Error with the parser's message */
function numberIn(text: string, position: string): [bigint, string] {
  const [digits = ''] = /^\d*/.exec(text) ?? []
  if (digits === '')
    throw new Error(
      text === ''
        ? `unexpected end of input while parsing ${position}`
        : `unexpected character ${quoted(firstOf(text))} while parsing ${position}`,
    )
  if (digits.length > 1 && digits.startsWith('0')) throw new Error(`invalid leading zero in ${position}`)
  const value = BigInt(digits)
  if (value > LARGEST) throw new Error(`value of ${position} exceeds u64::MAX`)
  return [value, text.slice(digits.length)]
}

/** The text after the dot behind a number. @throws an Error with the parser's message */
function afterDot(text: string, position: string): string {
  if (text === '') throw new Error(`unexpected end of input while parsing ${position}`)
  if (!text.startsWith('.'))
    throw new Error(`unexpected character ${quoted(firstOf(text))} after ${position}`)
  return text.slice(1)
}

/** Identifiers joined by dots, after a mark; and the rest of the text. @throws an Error with the parser's message */
function identifiersIn(text: string, mark: '-' | '+', position: string): [string, string] {
  if (!text.startsWith(mark)) return ['', text]
  const [found = ''] = /^[0-9A-Za-z.-]*/.exec(text.slice(1)) ?? []
  const parts = found.split('.')
  if (parts.includes('')) throw new Error(`empty identifier segment in ${position}`)
  if (mark === '-' && parts.some((part) => /^0\d+$/.test(part)))
    throw new Error(`invalid leading zero in ${position}`)
  return [found, text.slice(1 + found.length)]
}

/** @throws an Error with the parser's message, if a text is not a semantic version */
export function parseVersion(text: string): Parsed {
  if (text === '') throw new Error('empty string, expected a semver version')
  const [atMajor, atMinor, atPatch] = positions
  const [major, afterMajor] = numberIn(text, atMajor)
  const [minor, afterMinor] = numberIn(afterDot(afterMajor, atMajor), atMinor)
  const [patch, afterPatch] = numberIn(afterDot(afterMinor, atMinor), atPatch)
  const [preRelease, afterPre] = identifiersIn(afterPatch, '-', 'pre-release identifier')
  const [build, rest] = identifiersIn(afterPre, '+', 'build metadata')
  if (rest !== '') {
    const position = build ? 'build metadata' : preRelease ? 'pre-release identifier' : atPatch
    throw new Error(`unexpected character ${quoted(firstOf(rest))} after ${position}`)
  }
  return { numbers: [major, minor, patch], preRelease, build }
}

/** The order of a version and `major.0.0`: a pre-release is before it, a build after it. */
export function compareWith(major: bigint, { numbers, preRelease, build }: Parsed): -1 | 0 | 1 {
  const [own, ...others] = numbers
  if (own !== major) return own < major ? -1 : 1
  if (others.some((number) => number > 0n)) return 1
  if (preRelease !== '') return -1
  return build === '' ? 0 : 1
}
