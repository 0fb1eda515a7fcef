import { useState } from 'react'
import { Calendar } from '#ui/forms/Calendar'
import { FORBIDDEN, LOADING, READY, type ChoiceStatus } from '#ui/forms/choices'
import { Combobox } from '#ui/forms/Combobox'
import { Field } from '#ui/forms/Field'
import { FieldGroup } from '#ui/forms/FieldGroup'
import { QueryInput } from '#ui/forms/QueryInput'
import { SuggestInput } from '#ui/forms/SuggestInput'
import { useTyped } from '#ui/forms/useTyped'
import { StateMark } from '#ui/feedback/StateBadge'
import { Census } from '#ui/tables/Census'
import { FacetMenu } from '#ui/tables/FacetMenu'
import { FilterInput } from '#ui/tables/FilterInput'

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

/** What finds one of many: pickers in each state of their list, and what filters a table. */
export function Pickers() {
  const [text, setText] = useState('')
  const [question, setQuestion] = useState('how far is pluto')
  const [chosen, setChosen] = useState<readonly string[]>(['failed'])
  return (
    <>
      <Picker label="Body" status={READY} />
      <Picker label="Body, on its way" status={LOADING} />
      <Picker label="Body, failed" status={failed} />
      <Picker label="Body, hidden" status={FORBIDDEN} />
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
      <FilterInput label="Filter bodies" shortcut="/" value={text} onChange={setText} onBlur={nothing} />{' '}
      <FacetMenu label="State" options={states} chosen={chosen} onChange={setChosen} />
      <Census label="State of bodies" options={states} chosen={chosen} onChange={setChosen} />
    </>
  )
}

function Picker({ label, status }: { label: string; status: ChoiceStatus }) {
  const [value, setValue] = useState('')
  const options = status.state === 'ready' ? bodies : []
  const noun = { noun: 'body', emptyText: 'No bodies' }
  const typed = useTyped({ ...noun, value, options, status, onChange: setValue })
  return (
    <Field label={label}>
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
