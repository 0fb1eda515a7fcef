import { useState } from 'react'
import { Checkbox } from '#ui/forms/Checkbox'
import { CheckList } from '#ui/forms/CheckList'
import { Field } from '#ui/forms/Field'
import { FileInput } from '#ui/forms/FileInput'
import { InlineSelect } from '#ui/forms/InlineSelect'
import { NumberInput } from '#ui/forms/NumberInput'
import { RadioGroup } from '#ui/forms/RadioGroup'
import { Select } from '#ui/forms/Select'
import { TextArea } from '#ui/forms/TextArea'
import { TextInput } from '#ui/forms/TextInput'

const sources = [
  { value: 'blank', label: 'Blank' },
  { value: 'image', label: 'Image' },
  { value: 'snapshot', label: 'Snapshot' },
]
const keys = [
  { value: 'laptop', label: 'laptop', detail: 'Ed25519' },
  { value: 'desk', label: 'desk', detail: 'RSA, 4096 bits' },
]
const nothing = () => {}

/** The controls of forms, each in its states. */
export function Fields() {
  const [number, setNumber] = useState<number | ''>(4)
  const [source, setSource] = useState('blank')
  const [chosen, setChosen] = useState<readonly string[]>(['laptop'])
  const [isOn, setOn] = useState(true)
  const group = { value: source, onChange: setSource, options: sources }
  return (
    <>
      <Field label="Name" error="Name is required">
        {(ids) => <TextInput {...ids} name="name" />}
      </Field>
      <Field label="Locked name">
        {(ids) => <TextInput {...ids} name="locked-name" value="web-1" disabled />}
      </Field>
      <Field label="Description" optional hint="At most 512 characters">
        {(ids) => <TextArea {...ids} name="description" />}
      </Field>
      <Field label="Size (GiB)">
        {(ids) => <NumberInput {...ids} name="size" value={number} onChange={setNumber} />}
      </Field>
      <Field label="Locked size (GiB)">
        {(ids) => (
          <NumberInput
            {...ids}
            name="locked"
            value={8}
            onChange={nothing}
            disabledReason="As large as the image"
          />
        )}
      </Field>
      <Field label="Block size">
        {(ids) => <Select {...ids} name="block" value={source} options={sources} onChange={setSource} />}
      </Field>
      <InlineSelect
        label="Time range"
        value="hour"
        options={[{ value: 'hour', label: 'Last hour' }]}
        onChange={nothing}
      />
      <RadioGroup label="Source" name="source" {...group} />
      <RadioGroup label="Source, as a row" name="segments" look="segments" {...group} />
      <RadioGroup label="Source, as cards" name="cards" look="cards" {...group} />
      <Checkbox name="start" label="Start once created" checked={isOn} onChange={setOn} />
      <CheckList name="keys" items={keys} chosen={chosen} onChange={setChosen} allLabel="All keys" />
      <Field label="File">{(ids) => <FileInput {...ids} name="file" file={null} onChange={nothing} />}</Field>
    </>
  )
}
