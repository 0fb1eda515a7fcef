import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Chart } from '#machines/charts/chart'
import { chartsFolder, fileOf } from '../../tools/charts/files'
import { structures } from '../../tools/charts/machines'

// The drawings of the machines in the debugger: `npm run gen:charts` writes them, and none may be older than its machine.

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

describe.each(all.map((structure) => ({ id: structure.id, structure })))(
  'the chart of $id',
  ({ id, structure }) => {
    const chart = drawingOf(id)

    it('is as new as the machine; otherwise run `npm run gen:charts`', () => {
      expect(structureIn(chart)).toEqual(JSON.parse(JSON.stringify(structure)))
    })

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
          .filter(
            (b) =>
              a.box[0] < b.box[0] + b.box[2] &&
              b.box[0] < a.box[0] + a.box[2] &&
              a.box[1] < b.box[1] + b.box[3] &&
              b.box[1] < a.box[1] + a.box[3],
          )
          .map((b) => `${a.id} and ${b.id}`),
      )
      expect(overlaps).toEqual([])
    })
  },
)
