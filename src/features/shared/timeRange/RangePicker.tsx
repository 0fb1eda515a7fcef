import CalendarRange from 'lucide-react/icons/calendar-range'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '#ui/lazyPart'
import { Button } from '#ui/actions/Button'
import { IconButton } from '#ui/actions/IconButton'
import { InlineSelect } from '#ui/forms/InlineSelect'
import { Popover } from '#ui/overlays/Popover'
import { Skeleton } from '#ui/feedback/Skeleton'
import { formatLong } from '#ui/format/age'
import styles from './RangePicker.module.css'
import { rangePresets, type RangePreset } from './timeRange'
import { timeRangeText } from './typedTime'
import { intervals, type TimeRangeControl } from './useTimeRange'

const CustomRangeForm = lazyPart(async () => (await import('./CustomRangeForm')).CustomRangeForm)

const CUSTOM = { value: 'custom', label: 'Custom' } as const
const choices: readonly { value: RangePreset | 'custom'; label: string }[] = [...rangePresets, CUSTOM]

const intervalLabel = (ms: number) => (ms === 0 ? 'Off' : formatLong(ms))

interface RangePickerProps {
  control: TimeRangeControl
  /** The page has its own refresh button and no automatic refresh. */
  isRefreshedByPage?: boolean
  /** The page's refresh button also refreshes the charts. */
  hasPageRefresh?: boolean
  /** The picker is in a row of other controls, on a page with such a button. */
  isInRow?: boolean
  /** Other controls of the charts, beside their range. */
  children?: ReactNode
}

/** The time range, the zoom and the refresh interval, in one row. */
export function RangePicker({
  control,
  isRefreshedByPage = false,
  isInRow = false,
  hasPageRefresh = isInRow,
  children,
}: RangePickerProps) {
  const { range, isZoomed, interval } = control
  // Choosing "Custom" only opens the form.
  const [isOpen, setOpen] = useState(false)
  const stands = range.preset === 'custom'
  return (
    <div
      className={isInRow ? styles.parts : styles.picker}
      onPointerEnter={CustomRangeForm.preload}
      onFocus={CustomRangeForm.preload}
    >
      <InlineSelect
        label="Time range"
        isPlain
        value={isOpen ? 'custom' : range.preset}
        options={choices}
        onChange={(value) => {
          setOpen(value === 'custom')
          if (value !== 'custom') control.pickPreset(value)
        }}
      />
      <span className={styles.printed}>{timeRangeText(range)}</span>
      <span className={styles.span}>
        <Popover
          title="Custom range"
          text={timeRangeText(range)}
          icon={<CalendarRange size={14} aria-hidden />}
          control={{ isOpen, setOpen }}
        >
          {(close) => (
            <Suspense fallback={<Skeleton width="100%" />}>
              <CustomRangeForm
                range={range}
                onApply={(span) => {
                  control.pickCustom(span)
                  close()
                }}
              />
            </Suspense>
          )}
        </Popover>
      </span>
      {children}
      {isZoomed && (
        <Button icon={<ZoomOut size={14} aria-hidden />} onClick={control.resetZoom}>
          Reset zoom
        </Button>
      )}
      {!isRefreshedByPage && (
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
            description={stands ? 'A custom range does not refresh' : undefined}
          />
          {!hasPageRefresh && (
            <IconButton
              label="Refresh charts"
              icon={<RefreshCw size={16} aria-hidden />}
              onClick={control.refresh}
            />
          )}
        </span>
      )}
    </div>
  )
}
