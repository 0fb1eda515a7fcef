import { useState, type FormEvent } from 'react'
import { operations } from '#store/api/generated/all'
import { Button } from '#ui/actions/Button'
import { Field } from '#ui/forms/Field'
import { Select } from '#ui/forms/Select'

import styles from './SendTab.module.css'

const names = Object.keys(operations).sort()

/** Makes the next call of an operation fail in the mock region. */
export function FailForm({ onFail }: { onFail: (operation: string, times: number) => void }) {
  const [operation, setOperation] = useState('instanceStop')
  const [isSet, setIsSet] = useState<string>()
  function submit(event: FormEvent) {
    event.preventDefault()
    onFail(operation, 1)
    setIsSet(operation)
  }
  return (
    <form className={styles.form} onSubmit={submit} aria-label="Make the next call fail">
      <h2>A failure of the mock region</h2>
      <Field label="Operation">
        {(ids) => (
          <Select
            {...ids}
            value={operation}
            options={names.map((name) => ({ value: name, label: name }))}
            onChange={setOperation}
          />
        )}
      </Field>
      <Button type="submit">Fail the next call</Button>
      <p role="status">{isSet === undefined ? '' : `The next call of ${isSet} fails with 500.`}</p>
    </form>
  )
}
