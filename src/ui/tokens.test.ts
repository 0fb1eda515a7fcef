import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Colour = [number, number, number]
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** OKLCH to linear sRGB, after the definition of the colour space. */
function linear(l: number, c: number, h: number): Colour {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  return [
    clamp(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    clamp(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    clamp(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ]
}
const luminance = ([r, g, b]: Colour) => 0.2126 * r + 0.7152 * g + 0.0722 * b

function theme(name: string): Map<string, number> {
  const block = new RegExp(`\\[data-theme='${name}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  const found = block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)
  return new Map(
    [...found].map(([, token, l, c, h]) => [token ?? '', luminance(linear(Number(l), Number(c), Number(h)))]),
  )
}

function contrast(tokens: Map<string, number>, one: string, other: string): number {
  const [a, b] = [tokens.get(one), tokens.get(other)]
  if (a === undefined || b === undefined) throw new Error(`no colour --${a === undefined ? one : other}`)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3']
const texts = [
  'text',
  'text-muted',
  'accent',
  'terminal-cyan',
  ...['well', 'motion', 'creating', 'attention', 'failed', 'off', 'unknown'].map((tone) => `state-${tone}`),
]

describe.each(['light', 'dark'])('the %s theme', (name) => {
  const tokens = theme(name)
  it.each(surfaces.flatMap((surface) => texts.map((text) => [text, surface] as const)))(
    '%s on %s reads (4.5:1)',
    (text, surface) => {
      expect(contrast(tokens, text, surface)).toBeGreaterThanOrEqual(4.5)
    },
  )
  it.each([
    ['on-accent', 'accent-fill'],
    ['on-danger', 'danger-fill'],
  ])('%s on %s reads (4.5:1)', (text, fill) => {
    expect(contrast(tokens, text, fill)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(
    ['line-strong', 'focus', 'chart-line', 'chart-limit'].flatMap((line) =>
      ['surface-0', 'surface-1', 'surface-3'].map((surface) => [line, surface] as const),
    ),
  )('%s on %s can be seen (3:1)', (line, surface) => {
    expect(contrast(tokens, line, surface)).toBeGreaterThanOrEqual(3)
  })
})
