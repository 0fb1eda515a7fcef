import { prerender } from 'react-dom/static'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { modelled } from '#store/kept/keptModel'
import type { Line } from '#store/ledger/line'
import { makeStore } from '#store/store'
import { lazyPart } from '#ui/lazyPart'
import { BeginCommandContext } from '#features/kit/ledger/beginCommand'
import { LineList } from '#features/kit/ledger/LineList'
import { BeginButton } from './BeginButton'
import { LineActs } from './LineActs'
import { useAgain } from './useAgain'

const Begin = lazyPart(() => Promise.resolve(BeginButton))

const line: Line = {
  id: 'here.7',
  page: 'here',
  seq: 7,
  entry: 7,
  schema: 3,
  kind: 'command',
  verb: 'instance.stop',
  label: 'Stop',
  subject: { kind: 'instance', id: 'i1', name: 'web-1' },
  begunBy: { source: 'pointer', text: 'click menuitem "Stop"' },
  begunAt: 0,
  changedAt: 0,
  endedAt: 1,
  standing: 'done',
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const again = useAgain()
  const acts = (of: Line) => (
    <LineActs line={of} lines={lines} again={again} here="here" onChosen={() => {}} />
  )
  return (
    <BeginCommandContext value={Begin}>
      <LineList label="Last actions" lines={lines} usual={new Map()} acts={acts} />
    </BeginCommandContext>
  )
}

/** The texts and the controls of each line of the drawer. */
async function shown(lines: readonly Line[]) {
  const router = createMemoryRouter([{ path: '*', element: <Lines lines={lines} /> }])
  const { prelude } = await prerender(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  const markup = await new Response(prelude).text()
  const textOf = (part: string) => part.replaceAll(/<[^>]*>/g, '').replaceAll('&quot;', '"')
  return (markup.match(/<li>.*?<\/li>/gs) ?? []).map((item) => ({
    text: textOf(item),
    links: [...item.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to),
    buttons: (item.match(/<button.*?<\/button>/gs) ?? []).map(textOf),
    why: /href="([^"]*entry=[^"]*)"/.exec(item)?.[1]?.replaceAll('&amp;', '&'),
  }))
}

it('a line in the drawer begins again, leads to its causes, and says what began it', async () => {
  const [done] = await shown([line])
  expect(done?.text).toContain('by a click on "Stop"')
  expect(done?.buttons).toEqual(['Do again: Stop web-1', 'Show code: Stop web-1'])
  expect(done?.why).toContain('tab=log&entry=7')
})

it('the end of a stop offers to start again, where nothing says that it runs', async () => {
  const begin = {
    label: 'Start again',
    command: 'instance.start',
    subject: { kind: 'instance', id: 'i1', name: 'web-1' },
  }
  const [stopped] = await shown([
    { ...line, outcome: { reached: 'stopped', end: { says: 'web-1 is stopped', begin } } },
  ])
  expect(stopped?.text).toContain('web-1 is stopped')
  expect(stopped?.buttons).toEqual(['Start again web-1', 'Do again: Stop web-1', 'Show code: Stop web-1'])
})

it('a line of a change that can be undone offers that, once', async () => {
  const undo = modelled({
    kind: 'project',
    key: { id: 'p1' },
    title: 'Project web',
    before: {},
    after: {},
  })
  const change: Line = { ...line, kind: 'change', label: 'Update project', page: 'closed', undo }
  const [open, over] = await shown([change, { ...change, undone: true }])
  expect(open?.buttons).toEqual(['Undo: Update project: web-1'])
  expect(over?.buttons).toEqual([])
  expect(over?.text).toContain('Undone')
})

it('a line of a deletion leads to what brings it back', async () => {
  const deleted = modelled({
    kind: 'disk' as const,
    project: 'p1',
    id: 'd1',
    name: 'spare',
    description: '',
    size: 1,
    blockSize: 512,
    diskType: 'distributed',
    readOnly: false,
  })
  const [item] = await shown([{ ...line, page: 'closed', verb: 'disk.delete', label: 'Delete', deleted }])
  expect(item?.links).toContain('/projects/p1/deleted/d1')
  const [older] = await shown([
    {
      ...line,
      page: 'closed',
      verb: 'disk.delete',
      label: 'Delete',
      deleted: { ...deleted, model: '20250730' },
    },
  ])
  expect(older?.links).not.toContain('/projects/p1/deleted/d1')
})

it('what cannot be done with a line is left out', async () => {
  const { endedAt: _, ...moving } = line
  const [under, closed, saved, resized] = await shown([
    { ...moving, standing: 'moving' },
    { ...line, page: 'closed' },
    { ...line, page: 'closed', kind: 'change' },
    { ...line, page: 'closed', verb: 'instance.resize', label: 'Resize' },
  ])
  expect(under).toMatchObject({ buttons: [], why: expect.stringContaining('entry=7') as string })
  expect(closed).toMatchObject({
    buttons: ['Do again: Stop web-1', 'Show code: Stop web-1'],
    why: undefined,
  })
  expect(saved).toMatchObject({ buttons: [], why: undefined })
  expect(resized).toMatchObject({ buttons: [], why: undefined })
})

it('what was created in a batch is not offered again, since what was entered is not kept', async () => {
  const left = [{ kind: 'instance', id: 'web/job-2', name: 'job-2' }]
  const [batch, row] = await shown([
    { ...line, page: 'closed', kind: 'batch', verb: 'instance.create', left },
    {
      ...line,
      page: 'closed',
      verb: 'instance.create',
      subject: { kind: 'instance', id: 'web/job-1', name: 'job-1' },
    },
  ])
  expect(batch?.buttons ?? []).toEqual([])
  expect(row?.buttons ?? []).toEqual([])
})
