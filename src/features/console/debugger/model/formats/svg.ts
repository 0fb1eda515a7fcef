import { boxLines, edgeWords, type Chart } from '#machines/charts/chart'
import { capital, wireWords } from '#model/case'
import { edgePath, roundedPath } from '../paths'
import { toneOf } from '../tones'

/** The colours of a drawing, as CSS values. */
export interface Palette {
  ground: string
  box: string
  line: string
  text: string
  muted: string
  tones: Readonly<Record<string, string>>
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Draws a chart as a standalone SVG image in the given colours. @param active the highlighted states */
export function svgOf(chart: Chart, palette: Palette, active: ReadonlySet<string>): string {
  const { ground, box, line, text, muted, tones } = palette
  const isOuter = (type: string) => type === 'compound' || type === 'parallel'
  const boxOf = (state: Chart['states'][number]) => {
    const [x, y, width, height] = state.box
    const tone = tones[toneOf(chart, state)] ?? muted
    const isLit = active.has(state.id)
    const lines = boxLines(state).map(
      (words, index) =>
        `<text x="${x + 12}" y="${y + 43 + index * 18}" fill="${words.startsWith('#') ? muted : text}">${escaped(words)}</text>`,
    )
    return [
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${isOuter(state.type) ? 'none' : box}" stroke="${isLit ? tone : line}" stroke-width="${isLit ? 3 : 1}"/>`,
      `<text x="${x + 12}" y="${y + 20}" fill="${tone}" font-weight="600">${escaped(capital(wireWords(state.name)))}</text>`,
      ...lines,
    ].join('')
  }
  const arrow = (path: string, dashed = false) =>
    `<path d="${path}" fill="none" stroke="${line}" stroke-width="1.25"${dashed ? ' stroke-dasharray="4 3"' : ''} marker-end="url(#arrow)"/>`
  const edges = chart.edges.map((edge) => {
    const { moves, label } = edge
    const words = edgeWords(moves).map((each, index) =>
      label
        ? `<text x="${label[0] + label[2] / 2}" y="${label[1] + 13 + index * 16}" fill="${muted}" text-anchor="middle">${escaped(each)}</text>`
        : '',
    )
    const isReported = moves.every(({ kind }) => kind === 'report')
    return arrow(edgePath(edge), isReported) + words.join('')
  })
  const starts = chart.starts.map(
    ({ dot: [x, y], points }) =>
      `<circle cx="${x}" cy="${y}" r="4" fill="${line}"/>${arrow(roundedPath(points))}`,
  )
  const outer = chart.states.filter(({ type }) => isOuter(type))
  const inner = chart.states.filter(({ type }) => !isOuter(type))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${chart.width} ${chart.height}" width="${chart.width}" height="${chart.height}" font-family="system-ui, sans-serif" font-size="12">`,
    `<title>${escaped(chart.id)}</title>`,
    `<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="10" markerHeight="10" markerUnits="userSpaceOnUse" orient="auto"><path d="M1,1 L7,4 L1,7 z" fill="${line}"/></marker></defs>`,
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    ...outer.map(boxOf),
    ...starts,
    ...edges,
    ...inner.map(boxOf),
    '</svg>',
    '',
  ].join('\n')
}
