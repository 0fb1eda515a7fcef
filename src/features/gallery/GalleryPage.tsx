import { useCallback, useState } from 'react'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { Button } from '#ui/actions/Button'
import { Card } from '#ui/layout/Card'
import { TabCard } from '#ui/layout/TabCard'
import type { ChartUnit } from '#ui/chart/chart'
import { TimeChart } from '#ui/chart/TimeChart'
import { CopyButton } from '#ui/actions/CopyButton'
import type { Column } from '#ui/tables/column'
import { DataTable } from '#ui/tables/DataTable'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Notice } from '#ui/feedback/Notice'
import { PageHeader } from '#ui/layout/PageHeader'
import { Pagination } from '#ui/tables/Pagination'
import { PropertyList } from '#ui/tables/PropertyList'
import { RowCheck } from '#ui/tables/RowCheck'
import { SizeText } from '#ui/text/SizeText'
import { TipMark } from '#ui/overlays/TipMark'
import { FailedMark } from '#ui/feedback/FailedMark'
import { formatCount } from '#ui/format/numbers'
import { Drawing } from './Drawing'
import { Fields } from './Fields'
import { Layers } from './Layers'
import styles from './Gallery.module.css'
import { Marks } from './Marks'
import { LawGallery } from './LawGallery'
import { Pickers } from './Pickers'
import { Texts } from './Texts'
import { RenderProbe } from './RenderProbe'

interface Body {
  name: string
  size: number
}
const columns: Column<Body>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sortValue: (row) => row.name },
  {
    id: 'size',
    header: 'Size',
    align: 'end',
    cell: (row) => <SizeText bytes={row.size} />,
    sortValue: (row) => row.size,
  },
]
const rows: Body[] = [
  { name: 'mercury', size: 2 ** 31 },
  { name: 'venus', size: 2 ** 40 },
]
const nothing = () => {}
const whyNot = (column: string) =>
  column === 'name' ? 'Lists of 1,000 and more are sorted by size only' : undefined
const vcpus: ChartUnit = {
  label: 'vCPUs',
  format: (value) => `${formatCount(Math.round(value))} vCPUs`,
  axis: String,
}
const levels = [96, 96, 128, 128, 128, 112, 160, 160, 224, 224, 208, 208, 290].map((value, hour) => ({
  at: Date.UTC(2026, 0, 15, hour),
  value,
}))
const measured = [12, 18, 17, null, null, 9, 14, 22, 31, 28, null, 16, null].map((value, minute) => ({
  at: Date.UTC(2026, 0, 15, 9, minute),
  value,
}))

/** A table with a selected row. */
function SelectableTable() {
  const [selected, setSelected] = useState('venus')
  const mark = useCallback(
    ({ name }: Body) => (
      <RowCheck
        label={`Select ${name}`}
        isChecked={name === selected}
        onPress={() => setSelected(name === selected ? '' : name)}
      />
    ),
    [selected],
  )
  return (
    <DataTable
      label="Bodies"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.name}
      menu={() => []}
      isSelectable
      mark={mark}
    />
  )
}

/** All UI components in their states, for visual and automatic checks; non-interactive ones in both themes. */
export function GalleryPage() {
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <PageHeader title="Primitives" context="Each in its states." />
      <Card title="Both themes">
        <div className={styles.themes}>
          {(['light', 'dark'] as const).map((theme) => (
            <div key={theme} data-theme={theme} className={styles.theme}>
              <Marks />
            </div>
          ))}
        </div>
      </Card>
      <Card title="Menus">
        <CopyButton value="42" />{' '}
        <ActionMenu
          label="Actions for a body"
          items={[
            { key: 'a', label: 'Start', onSelect: nothing },
            { key: 'b', label: 'Stop', disabledReason: 'Only running instances can be stopped' },
            { key: 'c', label: 'Delete', tone: 'danger', onSelect: nothing },
          ]}
        />{' '}
        <TipMark text="Where it is kept" /> <FailedMark reason="No answer" onRetry={nothing} />
      </Card>
      <TabCard title="First part of a tab" lead={<p>The tab says its name.</p>} />
      <LawGallery />
      <Card title="Table">
        <SelectableTable />
        <div className={styles.still}>
          <Pagination
            pageSize={25}
            sizes={[25, 50]}
            onPageSize={nothing}
            hasPrevious={false}
            hasNext
            onPrevious={nothing}
            onNext={nothing}
            busy
          />
        </div>
        <DataTable
          label="Other rows on their way"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.name}
          menu={() => []}
          sorting={{ sort: { column: 'size', descending: true }, onSort: nothing, onChoose: nothing, whyNot }}
          busy
        />
        <div className={styles.still}>
          <Pagination
            pageSize={25}
            sizes={[25, 50]}
            onPageSize={nothing}
            range="26–50 of 118"
            hasPrevious
            hasNext
            onPrevious={nothing}
            onNext={nothing}
            busy={false}
          />
        </div>
        <DataTable
          label="Waiting"
          columns={columns}
          rows={undefined}
          rowKey={(row) => row.name}
          menu={() => []}
        />
        <EmptyState
          small
          title="No bodies match"
          body="Nothing on this page has “io” in it."
          action={<Button>Show all bodies</Button>}
        />
      </Card>
      <Card title="Drawing">
        <Drawing />
      </Card>
      <Card title="Fields">
        <Fields />
      </Card>
      <Card title="Pickers">
        <Pickers />
      </Card>
      <Card title="Values">
        <Texts />
      </Card>
      <Card title="Words">
        <Notice tone="failed" title="Could not stop web-1">
          The instance is on its way.
        </Notice>
        <Notice tone="attention" title="Cooling down">
          It restarts in 41 minutes.
        </Notice>
        <Notice tone="info" title="Kept in this browser">
          Another browser does not know it.
        </Notice>
        <PropertyList
          items={[
            { label: 'Memory', value: <SizeText bytes={2 ** 33} /> },
            { label: 'Hostname', value: 'web-1' },
            { label: 'Comment', value: <EmptyCell /> },
          ]}
        />
        <EmptyState title="No disks" body="Attach a disk to give the instance more storage." small />
        <EmptyState
          title="No instances"
          body="An instance is a virtual machine with its own disks."
          action={<Button tone="primary">Create instance</Button>}
        />
      </Card>
      <Card title="Charts">
        <TimeChart
          title="Provisioned"
          points={levels}
          unit={vcpus}
          kind="step"
          limit={{ label: 'Capacity', value: 480 }}
          syncKey="levels"
        />
        <TimeChart title="With gaps" points={measured} unit={vcpus} syncKey="gaps" />
        <TimeChart title="On its way" points={undefined} unit={vcpus} syncKey="none" height={80} />
        <TimeChart
          title="Newer on their way"
          points={measured}
          unit={vcpus}
          syncKey="busy"
          height={80}
          busy
        />
        <TimeChart title="Empty" points={[]} unit={vcpus} syncKey="none" height={80} />
        <TimeChart
          title="Failed"
          points={undefined}
          unit={vcpus}
          syncKey="none"
          height={80}
          failure={
            <Notice tone="failed" title="Could not load the chart">
              No answer.
            </Notice>
          }
        />
      </Card>
      <Card title="One row of fifty">
        <RenderProbe />
      </Card>
      <Card title="Windows">
        <Layers />
      </Card>
    </main>
  )
}
