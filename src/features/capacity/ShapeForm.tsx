import { useState } from 'react'
import { Button } from '#ui/actions/Button'
import { Field } from '#ui/forms/Field'
import { NumberInput } from '#ui/forms/NumberInput'
import styles from './ShapeForm.module.css'
import { shapeFields, type ShapeNumbers } from './shape'

/** The shape of the instances that are to fit. It is in the address once it is estimated. */
export function ShapeForm({
  shape,
  onEstimate,
}: {
  shape: ShapeNumbers
  onEstimate: (shape: ShapeNumbers) => void
}) {
  const [typed, setTyped] = useState<Record<keyof ShapeNumbers, number | ''>>(shape)
  const errorOf = ({ key, min, max }: (typeof shapeFields)[number]) => {
    const value = typed[key]
    return value === '' || value < min || value > max ? `A number from ${min} to ${max}` : undefined
  }
  const isWrong = shapeFields.some((field) => errorOf(field) !== undefined)
  return (
    <form
      className={styles.form}
      aria-label="Shape of the instances"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) onEstimate(typed as ShapeNumbers)
      }}
    >
      {shapeFields.map((field) => (
        <Field key={field.key} label={field.label} error={errorOf(field)}>
          {(ids) => (
            <NumberInput
              {...ids}
              name={field.key}
              value={typed[field.key]}
              min={field.min}
              max={field.max}
              onChange={(value) => setTyped({ ...typed, [field.key]: value })}
            />
          )}
        </Field>
      ))}
      <Button type="submit" tone="primary">
        Estimate
      </Button>
    </form>
  )
}
