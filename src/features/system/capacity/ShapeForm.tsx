import { useState } from 'react'
import { Button } from '#ui/actions/Button'
import { Field } from '#ui/forms/Field'
import { formatExact } from '#ui/format/numbers'
import { NumberInput } from '#ui/forms/NumberInput'
import { useTypedNumber } from '#ui/forms/useTypedNumber'
import styles from './ShapeForm.module.css'
import { shapeFields, type ShapeNumbers } from './shape'

/** The shape of the instances to fit. Submitting puts it into the address. */
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
    return value === '' || value < min || value > max
      ? `A number from ${formatExact(min)} to ${formatExact(max)}`
      : undefined
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
        <ShapeField
          key={field.key}
          field={field}
          value={typed[field.key]}
          error={errorOf(field)}
          onChange={(value) => setTyped({ ...typed, [field.key]: value })}
        />
      ))}
      <div className={styles.estimate}>
        <Button type="submit" tone="primary">
          Estimate
        </Button>
      </div>
    </form>
  )
}

interface ShapeFieldProps {
  field: (typeof shapeFields)[number]
  value: number | ''
  error: string | undefined
  onChange: (value: number | '') => void
}

function ShapeField({ field: { key, label, min, max }, value, error, onChange }: ShapeFieldProps) {
  const typed = useTypedNumber({ value, onChange })
  return (
    <Field label={label} error={error}>
      {(ids) => <NumberInput {...ids} name={key} label={label} typed={typed} min={min} max={max} />}
    </Field>
  )
}
