import { useFormikContext } from 'formik'
import { memo } from 'react'
import { MAX_MEMORY_GIB, MAX_VCPUS, MIN_MEMORY_GIB } from '../../../../store/model/limits'
import { Card } from '../../../../ui/Card'
import { NumberField, RadioField } from '../../../shared/form/fields'
import type { CreateValues } from '../createValues'
import { families, presets, type Hardware } from '../presets'

const cards = (hardware: Exclude<Hardware, 'custom'>) =>
  presets[hardware].map(({ id, ncpus, memoryGiB }) => ({
    value: id,
    label: `${ncpus} vCPUs`,
    detail: `${memoryGiB} GiB memory`,
  }))

/** CPUs and memory: one of the usual sizes, or typed. */
export const HardwareSection = memo(function HardwareSection() {
  const { values, setValues } = useFormikContext<CreateValues>()
  const { hardware } = values
  // A family begins with its first size, so that one that is out of sight never stays in force. Both are set together:
  // the rules look at the values of one change at a time.
  const begin = (next: Hardware) =>
    void setValues({
      ...values,
      hardware: next,
      preset: next === 'custom' ? values.preset : presets[next][0].id,
    })
  return (
    <Card title="Hardware">
      <RadioField name="hardware" label="Family" look="segments" choices={families} onPicked={begin} />
      {hardware === 'custom' ? (
        <>
          <NumberField name="ncpus" label="vCPUs" min={1} max={MAX_VCPUS} />
          <NumberField name="memoryGiB" label="Memory (GiB)" min={MIN_MEMORY_GIB} max={MAX_MEMORY_GIB} />
        </>
      ) : (
        <RadioField name="preset" label="Size" look="cards" choices={cards(hardware)} />
      )}
    </Card>
  )
})
