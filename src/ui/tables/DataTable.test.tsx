import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Column } from './column'
import { DataTable } from './DataTable'

const columns: readonly Column<{ name: string }>[] = [
  { id: 'name', header: 'Name', tip: 'As given', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'size', header: 'Size', tip: 'As provisioned', cell: () => '4' },
]

it('is one stop of the Tab key for each heading: a heading that sorts has its note too', () => {
  const markup = renderToStaticMarkup(
    <DataTable label="Disks" columns={columns} rows={[]} rowKey={({ name }) => name} />,
  )
  const [sorts, sortsNot] = markup.split('</th>').map((head) => ({
    stops: head.match(/<button|tabindex="0"/g) ?? [],
    description: /aria-describedby="([^"]+)".*id="\1"[^>]*>([^<]*)/.exec(head)?.[2],
  }))
  expect(sorts).toEqual({ stops: ['<button'], description: 'As given' })
  expect(sortsNot).toEqual({ stops: ['tabindex="0"'], description: undefined })
})
