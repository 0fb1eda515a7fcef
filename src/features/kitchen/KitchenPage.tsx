import { useState } from 'react'
import { ActionMenu } from '../../ui/ActionMenu'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import type { ChartUnit } from '../../ui/chart/chart'
import { TimeChart } from '../../ui/chart/TimeChart'
import { CopyButton } from '../../ui/CopyButton'
import { DataTable, type Column } from '../../ui/DataTable'
import { Dialog } from '../../ui/Dialog'
import { EmptyState } from '../../ui/EmptyState'
import { Field } from '../../ui/Field'
import { Meter } from '../../ui/Meter'
import { Notice } from '../../ui/Notice'
import { NumberInput } from '../../ui/NumberInput'
import { PageHeader } from '../../ui/PageHeader'
import { Pagination } from '../../ui/Pagination'
import { PropertyList } from '../../ui/PropertyList'
import { RadioGroup } from '../../ui/RadioGroup'
import { InlineSelect } from '../../ui/InlineSelect'
import { SizeText } from '../../ui/SizeText'
import { StateBadge, type StateTone } from '../../ui/StateBadge'
import { TextArea } from '../../ui/TextArea'
import { TextInput } from '../../ui/TextInput'
import { RenderCount } from './RenderCount'

const tones: StateTone[] = ['well', 'motion', 'creating', 'attention', 'failed', 'off', 'unknown']
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
const vcpus: ChartUnit = { label: 'vCPUs', format: (value) => `${Math.round(value)} vCPUs`, axis: String }
const levels = [96, 96, 128, 128, 128, 112, 160, 160, 224, 224, 208, 208, 290].map((value, hour) => ({
  at: Date.UTC(2026, 0, 15, hour),
  value,
}))
const measured = [12, 18, 17, null, null, 9, 14, 22, 31, 28, null, 16, null].map((value, minute) => ({
  at: Date.UTC(2026, 0, 15, 9, minute),
  value,
}))

/** Every primitive in its states, to be looked at and checked in both themes. */
export function KitchenPage() {
  const [open, setOpen] = useState(false)
  const [number, setNumber] = useState<number | ''>(4)
  const [source, setSource] = useState('blank')
  return (
    <main style={{ padding: 24, maxWidth: 960 }}>
      <PageHeader title="Primitives" context="Each in its states, in the theme of the day." />
      <Card title="Buttons">
        <Button tone="primary">Primary</Button> <Button>Secondary</Button> <Button tone="ghost">Ghost</Button>{' '}
        <Button tone="danger">Danger</Button> <Button busy>Busy</Button>{' '}
        <Button disabledReason="Only stopped instances can be started">Disabled</Button>{' '}
        <CopyButton value="42" />{' '}
        <ActionMenu
          items={[
            { key: 'a', label: 'Start', onSelect: nothing },
            { key: 'b', label: 'Stop', disabledReason: 'Only running instances can be stopped' },
            { key: 'c', label: 'Delete', tone: 'danger', onSelect: nothing },
          ]}
        />
      </Card>
      <Card title="States">
        {tones.map((tone) => (
          <span key={tone}>
            <StateBadge tone={tone} label={tone} moving={tone === 'motion' || tone === 'creating'} />{' '}
          </span>
        ))}
        <Badge>quiet</Badge>
      </Card>
      <Card title="Table">
        <DataTable label="Bodies" columns={columns} rows={rows} rowKey={(row) => row.name} menu={() => []} />
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
        <DataTable label="Waiting" columns={columns} rows={undefined} rowKey={(row) => row.name} />
      </Card>
      <Card title="Fields">
        <Field label="Name" error="Name is required">
          {(ids) => <TextInput {...ids} name="name" />}
        </Field>
        <Field label="Description" optional hint="At most 512 characters">
          {(ids) => <TextArea {...ids} name="description" />}
        </Field>
        <Field label="Size (GiB)">
          {(ids) => <NumberInput {...ids} name="size" value={number} onChange={setNumber} />}
        </Field>
        <RadioGroup
          label="Source"
          name="source"
          value={source}
          onChange={setSource}
          options={[
            { value: 'blank', label: 'Blank' },
            { value: 'image', label: 'Image' },
          ]}
        />
      </Card>
      <Card title="Words">
        <Notice tone="failed" title="Could not stop web-1">
          The instance is on its way.
        </Notice>
        <Notice tone="attention" title="Cooling down">
          It restarts in 41 minutes.
        </Notice>
        <PropertyList items={[{ label: 'Memory', value: <SizeText bytes={2 ** 33} /> }]} />
        <Meter label="CPU" value={290} max={480} text="290 of 480 vCPUs" />
        <EmptyState
          title="No instances"
          body="An instance is a virtual machine with its own disks."
          action={<Button tone="primary">Create instance</Button>}
        />
      </Card>
      <Card title="Charts">
        <InlineSelect
          label="Time range"
          value="hour"
          options={[{ value: 'hour', label: 'Last hour' }]}
          onChange={nothing}
        />
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
        <TimeChart title="Empty" points={[]} unit={vcpus} syncKey="none" />
      </Card>
      <Card title="One row of fifty">
        <RenderCount />
      </Card>
      <Card title="Windows">
        <Button onClick={() => setOpen(true)}>Open dialog</Button>
        <Dialog
          open={open}
          onDismiss={() => setOpen(false)}
          title="Stop instance"
          size="narrow"
          footer={<Button tone="danger">Confirm</Button>}
        >
          Stop web-1?
        </Dialog>
      </Card>
    </main>
  )
}
