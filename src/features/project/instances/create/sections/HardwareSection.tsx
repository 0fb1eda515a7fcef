import { memo } from 'react'
import { MIN_MEMORY_GIB } from '#model/limits'
import { settings } from '#model/settings'
import { Card } from '#ui/layout/Card'
import { type FormStore, useFormNow, useFormPart } from '#features/kit/form/FormFields'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { NotOffered } from '#features/kit/form/NotOffered'
import { useHasFeature } from '#store/useRegionVersion'
import { formatCount } from '#ui/format/numbers'
import { SelectField } from '#features/kit/form/fields/SelectField'
import { cpuPlatforms } from '../../cpuPlatforms'
import type { CreateValues } from '../createValues'
import { families, sizePresets, type SizeFamily } from '../sizePresets'

/** The options of regions without the newest platform. */
const earlierPlatforms = cpuPlatforms.map((platform) =>
  platform.value === 'amd_turin_v2' ? { ...platform, disabledReason: 'not in this region' } : platform,
)

const cards = (hardware: Exclude<SizeFamily, 'custom'>) =>
  sizePresets[hardware].map(({ id, ncpus, memoryGiB }) => ({
    value: id,
    label: `${formatCount(ncpus)} vCPUs`,
    detail: `${formatCount(memoryGiB)} GiB memory`,
  }))

/** CPUs and memory: a preset or custom values. */
export const HardwareSection = memo(function HardwareSection() {
  const hardware = useFormPart(({ values }: FormStore<CreateValues>) => values.hardware)
  const formNow = useFormNow<CreateValues>()
  // A new family starts with its first size, so that a hidden size is never active. Both values change together,
  // because validation runs after each change.
  const begin = (next: SizeFamily) => {
    const { values, setValues } = formNow()
    void setValues({
      ...values,
      hardware: next,
      preset: next === 'custom' ? values.preset : sizePresets[next][0].id,
    })
  }
  return (
    <Card title="Hardware">
      <RadioField name="hardware" label="Family" choices={families} onPicked={begin} />
      {hardware === 'custom' ? (
        <>
          <NumberField name="ncpus" label="vCPUs" min={1} max={settings.limits.vcpus} />
          <NumberField
            name="memoryGiB"
            label="Memory (GiB)"
            min={MIN_MEMORY_GIB}
            max={settings.limits.memoryGiB}
          />
        </>
      ) : (
        <RadioField name="preset" label="Size" look="cards" choices={cards(hardware)} />
      )}
      <PlatformField />
    </Card>
  )
})

/** The CPU platform, where the region has a choice. */
function PlatformField() {
  const hasChoice = useHasFeature('cpuPlatform')
  const hasAll = useHasFeature('turinV2')
  if (!hasChoice)
    return <NotOffered features={['cpuPlatform']} instead="The region chooses the CPU platform." />
  return (
    <SelectField
      name="cpuPlatform"
      label="CPU platform"
      noun="CPU platform"
      hint="Decides on which sleds the instance can be placed, and which CPU features its guest sees."
      choices={hasAll ? cpuPlatforms : earlierPlatforms}
    />
  )
}
