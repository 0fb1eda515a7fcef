import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { COLOURED_LINES } from './chart/strokes'

type Colour = readonly [number, number, number]
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** OKLCH (hue in degrees) to OKLab. */
const labOf = ([l, c, h]: Colour): Colour => [
  l,
  c * Math.cos((h * Math.PI) / 180),
  c * Math.sin((h * Math.PI) / 180),
]

/** OKLCH to linear sRGB, by the definition of the colour space. */
function linear(colour: Colour): Colour {
  const [l, a, b] = labOf(colour)
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

/** A translucent colour over another, both linear. Mixes the encoded values, as browsers do. */
function over(top: Colour, opacity: number, below: Colour): Colour {
  const encode = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)
  const decode = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
  const mix = (one: number, other: number) => decode(opacity * encode(one) + (1 - opacity) * encode(other))
  return [mix(top[0], below[0]), mix(top[1], below[1]), mix(top[2], below[2])]
}

function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The perceived difference of two colours. About 0.02 is just noticeable. */
const difference = (one: Colour, other: Colour) => {
  const [p, q] = [labOf(one), labOf(other)]
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}

/** The colours of a theme by token, in OKLCH. @throws for a token without a colour */
function theme(name: string): (token: string) => Colour {
  const block = new RegExp(`\\[data-theme='${name}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  const found = block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)
  const colours = new Map<string, Colour>()
  for (const [, token = '', l, c, h] of found) colours.set(token, [Number(l), Number(c), Number(h)])
  return (token) => {
    const colour = colours.get(token)
    if (!colour) throw new Error(`no colour --${token}`)
    return colour
  }
}

const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3']
const states = ['well', 'motion', 'attention', 'failed', 'off', 'unknown'].map((tone) => `state-${tone}`)
const texts = ['text', 'text-muted', 'accent', 'terminal-cyan', 'terminal-magenta', ...states]
/** The colours of the first lines of a chart. */
const series = Array.from({ length: COLOURED_LINES }, (_, index) => `series-${index + 1}`)
/** The opacity of a state's colour behind its word: `.tinted` in StateBadge.module.css. */
const TINT = 0.12
/** Each two of some. */
const differing = (all: readonly string[]) =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const))
const pairs = (ones: readonly string[], others: readonly string[]) =>
  ones.flatMap((one) => others.map((other) => [one, other] as const))

describe.each(['light', 'dark'])('the %s theme', (name) => {
  const colour = theme(name)
  const light = (token: string) => linear(colour(token))
  it.each(pairs(texts, surfaces))('%s on %s reads (4.5:1)', (text, surface) => {
    expect(contrast(light(text), light(surface))).toBeGreaterThanOrEqual(4.5)
  })
  it.each(pairs(states, surfaces))('%s on its own tint over %s reads (4.5:1)', (state, surface) => {
    const hasOwn = name === 'light' && state === 'state-attention'
    const tint = hasOwn ? light('tint-attention') : over(light(state), TINT, light(surface))
    expect(contrast(light(state), tint)).toBeGreaterThanOrEqual(4.5)
  })
  it.each([
    ['on-accent', 'accent-fill'],
    ['on-danger', 'danger-fill'],
  ])('%s on %s reads (4.5:1)', (text, fill) => {
    expect(contrast(light(text), light(fill))).toBeGreaterThanOrEqual(4.5)
  })
  it.each(
    pairs(
      ['line-strong', 'focus', 'chart-line', 'accent-line', 'fill-attention'],
      ['surface-0', 'surface-1', 'surface-3'],
    ),
  )('%s on %s can be seen (3:1)', (line, surface) => {
    expect(contrast(light(line), light(surface))).toBeGreaterThanOrEqual(3)
  })
  it.each(series)('the name of a line in %s reads (4.5:1)', (line) => {
    expect(contrast(light(line), light('surface-0'))).toBeGreaterThanOrEqual(4.5)
  })
  it('a placeholder stands out from what is behind it (1.3:1)', () => {
    expect(contrast(light('skeleton'), light('surface-0'))).toBeGreaterThanOrEqual(1.3)
  })
  it.each(['state-failed', 'accent-line'])('a bar or frame of attention is none in %s (0.06)', (other) => {
    expect(difference(colour('fill-attention'), colour(other))).toBeGreaterThanOrEqual(0.06)
  })
  const meanings = ['accent', ...states]
  it.each([meanings, series].flatMap(differing))('%s and %s are two colours (0.08)', (one, other) => {
    expect(difference(colour(one), colour(other))).toBeGreaterThanOrEqual(0.08)
  })
})

it.each(['surface-0', 'surface-1', 'surface-2', 'accent-fill', 'accent-line'])(
  'on paper, the tint of attention is none like %s (0.06)',
  (other) => {
    const colour = theme('light')
    expect(difference(colour('tint-attention'), colour(other))).toBeGreaterThanOrEqual(0.06)
  },
)

it('on paper, a bar that needs attention was nearer to one that failed than to the chip of attention', () => {
  const colour = theme('light')
  const fill = colour('fill-attention')
  const hueFrom = (token: string) => Math.abs(colour(token)[2] - fill[2])
  expect(hueFrom('tint-attention')).toBeLessThan(hueFrom('state-failed') / 2)
  expect(difference(fill, colour('state-failed'))).toBeGreaterThanOrEqual(0.2)
})

test('the faces are as small as they were cut: the sans 32 KiB, the mono 24 KiB', () => {
  const folder = new URL('./fonts/', import.meta.url)
  const bytesOf = (start: string) =>
    readdirSync(folder)
      .filter((file) => file.startsWith(start) && file.endsWith('.woff2'))
      .reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0)
  for (const [start, most] of [
    ['hanken', 32],
    ['geist', 24],
  ] as const) {
    expect(bytesOf(start)).toBeGreaterThan(0)
    expect(bytesOf(start)).toBeLessThanOrEqual(most * 1024)
  }
})
