import { RefreshCw, ZoomOut } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { IconButton } from '../../../ui/IconButton'
import { InlineSelect } from '../../../ui/InlineSelect'
import { TextInput } from '../../../ui/TextInput'
import styles from './RangePicker.module.css'
import { inputText, presets, rangeFaults, type Preset, type RangeFaults } from './timeRange'
import { intervals, type TimeRangeControl } from './useTimeRange'

const CUSTOM = { value: 'custom', label: 'Custom' } as const
const choices: readonly { value: Preset | 'custom'; label: string }[] = [...presets, CUSTOM]

const intervalLabel = (ms: number) => (ms === 0 ? 'Off' : ms < 60_000 ? `${ms / 1000}s` : `${ms / 60_000}m`)

const short = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Which time is shown, how closely, and how often it is asked for again. */
export function RangePicker({ control }: { control: TimeRangeControl }) {
  const { range, isZoomed, interval } = control
  // Choosing "Custom" opens the fields and changes nothing yet.
  const [isEditing, setIsEditing] = useState(false)
  const isCustom = isEditing || range.preset === 'custom'
  const stands = range.preset === 'custom'
  return (
    <div className={styles.picker}>
      <div className={styles.row}>
        <InlineSelect
          label="Time range"
          value={isCustom ? 'custom' : range.preset}
          options={choices}
          onChange={(value) => {
            setIsEditing(value === 'custom')
            if (value !== 'custom') control.pickPreset(value)
          }}
        />
        <span className={styles.span}>{short.formatRange(range.from, range.to)}</span>
        {isZoomed && (
          <Button icon={<ZoomOut size={14} aria-hidden />} onClick={control.resetZoom}>
            Reset zoom
          </Button>
        )}
        <span className={styles.refresh}>
          <InlineSelect
            label="Refresh"
            value={String(stands ? 0 : interval)}
            options={(stands ? [0] : intervals).map((ms) => ({
              value: String(ms),
              label: intervalLabel(ms),
            }))}
            onChange={(value) => {
              const picked = intervals.find((ms) => String(ms) === value)
              if (picked !== undefined) control.pickInterval(picked)
            }}
            {...(stands ? { description: 'A custom range stands still' } : {})}
          />
          <IconButton
            label="Refresh charts"
            icon={<RefreshCw size={16} aria-hidden />}
            onClick={control.refresh}
          />
        </span>
      </div>
      {isCustom && (
        // A zoom or another range starts the fields anew.
        <CustomRange
          key={`${range.from} ${range.to}`}
          from={range.from}
          to={range.to}
          onApply={control.pickCustom}
        />
      )}
    </div>
  )
}

interface CustomRangeProps {
  from: number
  to: number
  onApply: (from: number, to: number) => void
}

/** A range by its two ends, in the reader's own time zone. */
function CustomRange({ from, to, onApply }: CustomRangeProps) {
  const [start, setStart] = useState(() => inputText(from))
  const [end, setEnd] = useState(() => inputText(to))
  const [faults, setFaults] = useState<RangeFaults>({})

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const [first, last] = [Date.parse(start), Date.parse(end)]
    const found = rangeFaults(first, last, Date.now())
    setFaults(found)
    if (!found.from && !found.to) onApply(first, last)
  }
  return (
    <form className={styles.custom} aria-label="Custom range" noValidate onSubmit={onSubmit}>
      <Field label="From" error={faults.from}>
        {(ids) => (
          <TextInput
            {...ids}
            type="datetime-local"
            value={start}
            onChange={(event) => setStart(event.target.value)}
          />
        )}
      </Field>
      <Field label="To" error={faults.to}>
        {(ids) => (
          <TextInput
            {...ids}
            type="datetime-local"
            value={end}
            onChange={(event) => setEnd(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit">Show range</Button>
    </form>
  )
}
