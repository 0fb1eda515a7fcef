import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { DayPicker, type ChevronProps, type DayPickerProps } from 'react-day-picker'
import iconButton from '../actions/IconButton.module.css'
import styles from './Calendar.module.css'

interface CalendarProps {
  from: Date | undefined
  /** Undefined while only one of two days is picked. */
  to: Date | undefined
  /** The last day that can be picked. */
  latest: Date
  /** Called when a day is picked: the first of a range, or with `to` the second. */
  onPick: (from: Date, to: Date | undefined) => void
}

// Days and months in the user's locale.
const month = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric' })
const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'short' })
const weekdayName = new Intl.DateTimeFormat(undefined, { weekday: 'long' })
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' })

const formatters: DayPickerProps['formatters'] = {
  formatCaption: (at) => month.format(at),
  formatWeekdayName: (at) => weekday.format(at),
}

const labels: DayPickerProps['labels'] = {
  labelNav: () => 'Months',
  labelGrid: (at) => month.format(at),
  labelWeekday: (at) => weekdayName.format(at),
  labelPrevious: () => 'Previous month',
  labelNext: () => 'Next month',
  labelDayButton: (at, { today, selected }) =>
    `${today ? 'Today, ' : ''}${day.format(at)}${selected ? ', selected' : ''}`,
}

const Chevron = ({ orientation }: ChevronProps) =>
  orientation === 'left' ? <ChevronLeft size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />

// The package's own style sheet is not used: only these classes style it.
const classNames: DayPickerProps['classNames'] = {
  root: styles.calendar,
  months: styles.months,
  nav: styles.nav,
  button_previous: `${iconButton.button} ${styles.step}`,
  button_next: `${iconButton.button} ${styles.step}`,
  month_caption: styles.caption,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  today: styles.today,
  outside: styles.outside,
  disabled: styles.disabled,
  selected: styles.selected,
  range_start: styles.start,
  range_middle: styles.middle,
  range_end: styles.end,
} as Record<string, string>

/** A calendar month to pick a range. Arrow keys move by days and weeks, Page Up and Page Down by months. */
export const Calendar = ({ from, to, latest, onPick }: CalendarProps) => (
  <DayPicker
    mode="range"
    required
    resetOnSelect
    selected={from && { from, to }}
    onSelect={(range) => {
      if (range.from) onPick(range.from, range.to)
    }}
    defaultMonth={to ?? from ?? latest}
    endMonth={latest}
    disabled={{ after: latest }}
    weekStartsOn={1}
    fixedWeeks
    showOutsideDays
    formatters={formatters}
    labels={labels}
    components={{ Chevron }}
    classNames={classNames}
  />
)
