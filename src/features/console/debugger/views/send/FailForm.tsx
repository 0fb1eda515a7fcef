import { useState, type FormEvent } from 'react'
import { methods } from '#store/api/generated/methods'
import { Button } from '#ui/actions/Button'
import { Field } from '#ui/forms/Field'
import { Select } from '#ui/forms/Select'

import styles from './SendTab.module.css'

const names = Object.keys(methods).sort()

interface FailFormProps {
  onFail: (operation: string, times: number) => void
  /** Number of next requests of an operation that will fail. */
  failuresLeft: (operation: string) => number
}

/** The remaining failures of an operation, as a sentence. @param isAsked whether this form requested them */
function standing(operation: string, left: number, isAsked: boolean): string {
  if (left > 1) return `The next ${left} calls of ${operation} fail with 500.`
  if (left === 1) return `The next call of ${operation} fails with 500.`
  return isAsked ? `The call of ${operation} has failed with 500. The next one does not.` : ''
}

/** Makes the next request of an operation fail in the mock region. */
export function FailForm({ onFail, failuresLeft }: FailFormProps) {
  const [operation, setOperation] = useState('instanceStop')
  const [asked, setAsked] = useState<string>()
  function submit(event: FormEvent) {
    event.preventDefault()
    onFail(operation, 1)
    setAsked(operation)
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
      <p role="status">{standing(operation, failuresLeft(operation), asked === operation)}</p>
    </form>
  )
}
