import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { overviewOf, type Box, type Chart, type Point } from '#machines/charts/chart'
import { chartsFolder, fileOf } from '../../tools/charts/files'
import { structures } from '../../tools/charts/machines'
import { tables, tablesFolder } from '../../tools/charts/tables'

// The drawings of the machines in the debugger, and the tables of the lifecycles: `npm run gen:charts` writes them, and
// none may be older than its machine.

const all = structures()
const drawingOf = (id: string) => JSON.parse(readFileSync(fileOf(id), 'utf8')) as Chart

/** A chart without its positions. */
function structureIn({ id, kind, states, edges }: Chart) {
  return {
    id,
    kind,
    states: states.map(({ box: _, ...state }) => state),
    edges: edges.map(({ points: _, label: __, ...edge }) => edge),
  }
}

it('has a drawing of every machine, and no other', () => {
  const files = readdirSync(chartsFolder).filter((name) => name.endsWith('.json'))
  expect(files.toSorted()).toEqual(all.map(({ id }) => `${id}.json`).toSorted())
})

it('lists every machine that there is', () => {
  const folders = ['src/machines/lifecycle', 'src/machines/interaction']
  const written = folders.flatMap((folder) =>
    readdirSync(folder)
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
      .flatMap((text) => /\.createMachine\(\{\s*id: '(\w+)'/.exec(text)?.[1] ?? []),
  )
  expect(all.map(({ id }) => id).toSorted()).toEqual(written.toSorted())
})

it('has the table of every lifecycle, as new as its machine; otherwise run `npm run gen:charts`', () => {
  const written = readdirSync(tablesFolder).map(
    (name) => [name, JSON.parse(readFileSync(tablesFolder + name, 'utf8'))] as const,
  )
  expect(new Map(written)).toEqual(tables())
})

const overlap = (a: Box, b: Box) =>
  a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3]

/** The sections of a line, which are horizontal or vertical, as boxes. */
const sectionsOf = (points: readonly Point[]): Box[] =>
  points.slice(1).map(([x, y], index): Box => {
    const [fromX, fromY] = points[index] ?? [x, y]
    return [Math.min(x, fromX), Math.min(y, fromY), Math.abs(x - fromX) || 0.1, Math.abs(y - fromY) || 0.1]
  })

/** The parts of a state that have contents: all of it, or what is around its children. */
function contentOf({ states }: Chart, { id, box: [x, y, width, height] }: Chart['states'][number]): Box[] {
  const inside = states.filter(({ parent }) => parent === id)
  if (inside.length === 0) return [[x, y, width, height]]
  const top = Math.min(...inside.map(({ box }) => box[1])) - y
  const head = Math.min(30, top)
  return [
    [x, y, width, head],
    [x - 1, y, 2, height],
    [x + width - 1, y, 2, height],
    [x, y + height - 1, width, 2],
  ]
}

describe.each(all.map((structure) => ({ id: structure.id, structure })))(
  'the chart of $id',
  ({ id, structure }) => {
    const chart = drawingOf(id)

    it('is as new as the machine; otherwise run `npm run gen:charts`', () => {
      expect(structureIn(chart)).toEqual(JSON.parse(JSON.stringify(structure)))
    })

    it('has an overview of all its parts', () => {
      const { boxes, lines, starts } = chart.overview ?? { boxes: [], lines: [], starts: [] }
      expect([boxes.length, lines.length]).toEqual([chart.states.length, chart.edges.length])
      expect(starts.map(({ to }) => to)).toEqual(chart.starts.map(({ to }) => to))
    })
  },
)

const drawings = all.flatMap(({ id }) => [
  { name: `the chart of ${id}`, drawing: () => drawingOf(id) },
  { name: `the overview of ${id}`, drawing: () => overviewOf(drawingOf(id)) },
])

describe.each(drawings)('$name', ({ drawing }) => {
  const chart = drawing()

  it('has room for each state and a line for each transition', () => {
    for (const { box } of chart.states) {
      const [x, y, width, height] = box
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(Math.min(width, height)).toBeGreaterThan(0)
      expect(x + width).toBeLessThanOrEqual(chart.width)
      expect(y + height).toBeLessThanOrEqual(chart.height)
    }
    for (const { points } of chart.edges) expect(points.length).toBeGreaterThan(1)
  })

  it('has no state on top of its neighbour', () => {
    const overlaps = chart.states.flatMap((a, index) =>
      chart.states
        .slice(index + 1)
        .filter((b) => a.parent === b.parent)
        .filter((b) => overlap(a.box, b.box))
        .map((b) => `${a.id} and ${b.id}`),
    )
    expect(overlaps).toEqual([])
  })

  it('has no words on a state, on a line or on other words, and no line through a state', () => {
    const { states, edges, starts } = chart
    const words = edges.flatMap(({ id, label }) => (label ? [{ id, box: label }] : []))
    const things = [
      ...states.flatMap((state) => contentOf(chart, state).map((box) => ({ id: `state ${state.id}`, box }))),
      ...words.map(({ id, box }) => ({ id: `words of ${id}`, of: id, box })),
      ...[...edges, ...starts.map(({ to, points }) => ({ id: `start of ${to}`, points }))].flatMap(
        ({ id, points }) => sectionsOf(points).map((box) => ({ id: `line ${id}`, of: id, box })),
      ),
    ]
    const covered = words.flatMap(({ id, box }) =>
      things
        // A line is interrupted at its own words.
        .filter((thing) => !('of' in thing && thing.of === id) && overlap(box, thing.box))
        .map((thing) => `the words of ${id} are on ${thing.id}`),
    )
    const leaves = states.filter(({ id }) => !states.some(({ parent }) => parent === id))
    const crossed = edges.flatMap((edge) =>
      leaves
        .filter(({ box: [x, y, width, height] }) =>
          sectionsOf(edge.points).some((part) => overlap(part, [x + 1, y + 1, width - 2, height - 2])),
        )
        .map((state) => `${edge.id} crosses ${state.id}`),
    )
    expect([...covered, ...crossed]).toEqual([])
  })
})
