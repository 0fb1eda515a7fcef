import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const src = new URL('../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, src), 'utf8')

/** The widths that the comment of tokens.css names. */
const named = [...read('ui/tokens.css').matchAll(/^ {3}([\d.]+rem) {2,}\w+: /gm)].map(([, width]) => width)

/** Other widths, by the file that has them. */
const exceptions: Readonly<Record<string, { widths: readonly string[]; reason: string }>> = {
  'ui/tables/DataTable.module.css': {
    widths: ['46.5rem', '49.5rem', '62.5rem', '65rem', '95rem'],
    reason:
      'the columns of a table leave in four steps (`hideBelow`) by its room, which the sidebar is taken from',
  },
  'ui/chart/TimeChart.module.css': {
    widths: ['26rem'],
    reason: 'a chart is one of a row: its title, its readings and its menu need this beside each other',
  },
  'features/kit/form/SubForm.module.css': {
    widths: ['23.5rem'],
    reason: 'the fields of an item leave no room beside them for the button that adds it',
  },
  'features/console/debugger/DebuggerDock.module.css': {
    widths: ['80rem'],
    reason: 'a page beside the debugger needs the width of a page with a drawer, and the debugger as much',
  },
  'features/project/vpcs/endpoint.module.css': {
    widths: ['80rem', '95rem'],
    reason: 'a value in a cell is as long as the columns of the table leave room for',
  },
  'features/kit/lifecycle/course/Course.module.css': {
    widths: ['55.5rem'],
    reason: 'the line and the verbs of any lifecycle are beside each other from this width on',
  },
  'features/kit/lifecycle/course/CourseLine.module.css': {
    widths: ['17.5rem'],
    reason: 'on the narrowest phone the card of a state is narrower than the columns of its line',
  },
  'features/kit/lifecycle/plan/Plan.module.css': {
    widths: ['40rem'],
    reason: 'the words of the steps of a plan need the room that its buttons leave',
  },
  'features/project/instances/InstanceState.module.css': {
    widths: ['70rem'],
    reason: 'the sentence about the end of a command has room beside the title from this width on',
  },
  'features/shared/fabric/FabricPaths.module.css': {
    widths: ['40rem', '54rem'],
    reason: 'a path has five parts in a line, which leave it in two steps',
  },
  'features/system/racks/RackElevation.module.css': {
    widths: ['95rem'],
    reason: 'a window of this width is high enough for the parts of a rack to be higher too',
  },
  'features/system/switches/FrontPanel.module.css': {
    widths: ['40.75rem'],
    reason: 'a part of a page is narrower than the page by its margins: this is 43.75rem',
  },
  'features/system/switches/uplinks/UplinksPicture.module.css': {
    widths: ['45rem', '62rem'],
    reason:
      'five parts beside each other need this for their words, and this with more room between and in them',
  },
  'features/shared/timeRange/CustomRangeForm.module.css': {
    widths: ['24rem'],
    reason: 'two fields for a date need no more, and one below the other would not fit beside the calendar',
  },
}

const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    [...read(file).matchAll(/^\s*@(?:container|media)\b[^{]*/gm)].flatMap(([query]) =>
      query.includes('width') ? [{ file, query: query.trim() }] : [],
    ),
  )
const widthsIn = (query: string) =>
  [...query.matchAll(/width (?:<=?|>=?) ([\w.]+)/g)].map(([, width]) => width ?? '')

it('names the widths at which the layout changes', () => {
  expect(named).toEqual(['37.5rem', '43.75rem', '56.25rem', '75rem'])
  expect(found.length).toBeGreaterThan(40)
})

it('a query about a width is about one of those, or has a reason', () => {
  const others = found.filter(({ file, query }) => {
    const widths = widthsIn(query)
    return (
      widths.length === 0 ||
      widths.some((width) => !named.includes(width) && !exceptions[file]?.widths.includes(width))
    )
  })
  expect(others).toEqual([])
})

it('each exception is still needed', () => {
  const gone = Object.entries(exceptions).flatMap(([file, { widths }]) =>
    widths.filter((width) => !found.some((one) => one.file === file && widthsIn(one.query).includes(width))),
  )
  expect(gone).toEqual([])
})
