import { useState } from 'react'
import { Calendar } from '#ui/forms/Calendar'
import { FORBIDDEN, LOADING, READY, type ChoiceStatus } from '#ui/forms/choiceStatusText'
import { Combobox, type ComboboxOption } from '#ui/forms/Combobox'
import { Field } from '#ui/forms/Field'
import { FieldGroup } from '#ui/forms/FieldGroup'
import { QueryInput } from '#ui/forms/QueryInput'
import { SuggestInput } from '#ui/forms/SuggestInput'
import { useTyped } from '#ui/forms/useTyped'
import { StateMark } from '#ui/feedback/StateBadge'
import { Census } from '#ui/tables/Census'
import { FacetMenu } from '#ui/tables/FacetMenu'
import { FilterInput } from '#ui/tables/FilterInput'
import styles from './Gallery.module.css'
import { Focused, States } from './States'

const bodies = [
  { value: 'mercury', label: 'mercury', detail: '2 GiB' },
  { value: 'venus', label: 'venus', detail: '1 TiB', disabledReason: 'It is taken' },
  { value: 'earth', label: 'earth', detail: '4 GiB' },
]
const states = [
  { value: 'running', label: 'Running', count: 16, mark: <StateMark tone="well" /> },
  { value: 'stopping', label: 'Stopping', count: 2, mark: <StateMark tone="motion" moving /> },
  { value: 'failed', label: 'Failed', count: 3, mark: <StateMark tone="failed" /> },
]
const nothing = () => {}
const failed: ChoiceStatus = { state: 'failed', detail: 'No answer', onRetry: nothing }

/** Pickers in each state of their list, and the filters of a table. */
export function Pickers() {
  const [text, setText] = useState('')
  const [question, setQuestion] = useState('how far is pluto')
  const [chosen, setChosen] = useState<readonly string[]>(['failed'])
  return (
    <>
      <States>
        <Picker label="Body" status={READY} options={bodies} />
        <Picker label="Body, chosen" status={READY} options={bodies} chosen="earth" />
        <Focused>
          <Picker label="Body, focused" status={READY} options={bodies} />
        </Focused>
        <Picker label="Body, at fault" status={READY} options={bodies} error="Body is required" />
        <Picker label="Body, of none" status={READY} />
        <Picker label="Body, on its way" status={LOADING} />
        <Picker label="Body, failed" status={failed} />
        <Picker label="Body, hidden" status={FORBIDDEN} />
      </States>
      <Field label="Target">
        {(ids) => (
          <SuggestInput
            {...ids}
            name="target"
            value={text}
            options={['mercury', 'venus']}
            plural="bodies"
            onChange={setText}
          />
        )}
      </Field>
      <Field label="Question" error="There is no body of that name">
        {(ids) => (
          <QueryInput
            {...ids}
            name="question"
            value={question}
            drawn={question}
            suggest={() => ({ items: bodies, isBegun: false, isHelpful: true })}
            accept={(typed, _, { label }) => ({ text: `${typed} ${label}`, caret: typed.length })}
            onChange={setQuestion}
            onEnter={nothing}
          />
        )}
      </Field>
      <FieldGroup name="days" label="Days" hint="In your own time" error="Choose two days">
        <Calendar
          from={new Date(2026, 0, 12)}
          to={new Date(2026, 0, 15)}
          latest={new Date(2026, 1, 20)}
          onPick={nothing}
        />
      </FieldGroup>
      <div className={styles.filters}>
        <FilterInput label="Filter bodies" shortcut="/" value={text} onChange={setText} onBlur={nothing} />
        <FilterInput label="Filter moons" value="io" onChange={nothing} />
        <FacetMenu label="State" options={states} chosen={chosen} onChange={setChosen} />
        <FacetMenu label="Size" options={states} chosen={[]} onChange={nothing} />
      </div>
      <Census label="State of bodies" options={states} chosen={chosen} onChange={setChosen} />
      <Census
        label="State of moons"
        options={states}
        chosen={[]}
        onChange={nothing}
        scope="On this page"
        onCountAll={nothing}
      />
      <Census
        label="State of rings"
        options={states}
        chosen={[]}
        onChange={nothing}
        onCountAll={nothing}
        busy
      />
    </>
  )
}

interface PickerProps {
  label: string
  status: ChoiceStatus
  options?: readonly ComboboxOption[]
  chosen?: string
  error?: string
}

function Picker({ label, status, options = [], chosen = '', error }: PickerProps) {
  const [value, setValue] = useState(chosen)
  const noun = { noun: 'body', emptyText: 'No bodies' }
  const typed = useTyped({ ...noun, value, options, statusOf: () => status, onChange: setValue })
  return (
    <Field label={label} error={error}>
      {(ids) => (
        <Combobox
          {...ids}
          {...noun}
          name={label}
          value={value}
          options={options}
          status={status}
          plural="bodies"
          placeholder="Choose a body"
          typed={typed}
          onChange={setValue}
        />
      )}
    </Field>
  )
}
