import { useId, useState } from 'react'
import { methods } from '#store/api/generated/methods'
import { Button } from '#ui/actions/Button'
import { Field } from '#ui/forms/Field'
import { Select } from '#ui/forms/Select'
import { TextInput } from '#ui/forms/TextInput'
import { NEWEST } from '#store/api/versions/generated/shipped'
import { apiChoices, withFault } from './lab'
import styles from './Lab.module.css'

/** The kinds of faults, each with its scope and the meaning of its number. */
const kinds = [
  { value: 'fail', label: 'Fail an operation', of: 'operation', counts: 'Times' },
  { value: 'slow', label: 'Slow an operation', of: 'operation', counts: 'Milliseconds' },
  { value: 'session', label: 'End the session', of: undefined, counts: 'After seconds' },
  { value: 'socket', label: 'Cut serial consoles', of: undefined, counts: 'After seconds' },
  { value: 'api', label: 'Update the region', of: 'version', counts: 'After seconds' },
] as const

type Kind = (typeof kinds)[number]

/** Adds a fault to a recipe, without knowing how recipes are written. */
export function FaultForm({ faults, onChange }: { faults: string; onChange: (faults: string) => void }) {
  const listId = useId()
  const [kind, setKind] = useState<Kind>(kinds[0])
  const [operation, setOperation] = useState('instanceStop')
  const [version, setVersion] = useState<string>(NEWEST)
  const [number, setNumber] = useState('1')
  const isWhole = /^\d+$/.test(number)
  const isKnown = kind.of !== 'operation' || Object.hasOwn(methods, operation)
  const reason = isWhole ? (isKnown ? undefined : 'There is no such operation') : 'A whole number is needed'
  return (
    <div className={styles.fault} role="group" aria-label="Add fault">
      <Field label="Fault">
        {(ids) => (
          <Select
            {...ids}
            name="kind"
            value={kind.value}
            options={kinds}
            onChange={(value) => setKind(kinds.find((each) => each.value === value) ?? kinds[0])}
          />
        )}
      </Field>
      {kind.of === 'version' && (
        <Field label="API">
          {(ids) => (
            <Select {...ids} name="version" value={version} options={apiChoices} onChange={setVersion} />
          )}
        </Field>
      )}
      {kind.of === 'operation' && (
        <Field label="Operation">
          {(ids) => (
            <>
              <TextInput
                {...ids}
                name="operation"
                list={listId}
                value={operation}
                onChange={(event) => setOperation(event.target.value.trim())}
              />
              <datalist id={listId}>
                {Object.keys(methods).map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </datalist>
            </>
          )}
        </Field>
      )}
      <Field label={kind.counts}>
        {(ids) => (
          <TextInput
            {...ids}
            name="number"
            inputMode="numeric"
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        )}
      </Field>
      <Button
        disabledReason={reason}
        onClick={() =>
          onChange(
            withFault(
              faults,
              [kind.value, ...(kind.of ? [kind.of === 'version' ? version : operation] : []), number].join(
                ':',
              ),
            ),
          )
        }
      >
        Add fault
      </Button>
    </div>
  )
}
