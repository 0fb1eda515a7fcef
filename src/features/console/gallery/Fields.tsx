import { useState, type ReactNode } from 'react'
import { Checkbox } from '#ui/forms/Checkbox'
import { CheckList } from '#ui/forms/CheckList'
import { Field, type FieldIds } from '#ui/forms/Field'
import { FieldGroup } from '#ui/forms/FieldGroup'
import { FileInput } from '#ui/forms/FileInput'
import { InlineSelect } from '#ui/forms/InlineSelect'
import { NumberInput } from '#ui/forms/NumberInput'
import { useTypedNumber } from '#ui/forms/useTypedNumber'
import { RadioGroup } from '#ui/forms/RadioGroup'
import { Select } from '#ui/forms/Select'
import { TextArea } from '#ui/forms/TextArea'
import { TextInput } from '#ui/forms/TextInput'
import { Focused, States } from './States'

const sources = [
  { value: 'blank', label: 'Blank' },
  { value: 'image', label: 'Image' },
  { value: 'snapshot', label: 'Snapshot', disabled: true },
]
const explained = [
  { value: 'viewer', label: 'Viewer', detail: 'Reads everything' },
  { value: 'admin', label: 'Admin', detail: 'Changes everything' },
]
const keys = [
  { value: 'laptop', label: 'laptop', detail: 'Ed25519' },
  { value: 'desk', label: 'desk', detail: 'RSA, 4096 bits' },
]
const archive = { name: 'harbour-linux-13-with-a-name-that-is-long.raw', size: 2 ** 31 }
const nothing = () => {}

/** The controls of forms, each in its states. */
export const Fields = () => (
  <>
    <States>
      <OneText label="Name" hint="Letters, digits and dashes" />
      <OneText label="Name, filled" value="web-1" />
      <Focused>
        <OneText label="Name, focused" value="web-1" />
      </Focused>
      <OneText label="Name, at fault" error="Name is required" />
      <OneText label="Name, disabled" value="web-1" disabled />
      <OneText label="Name, to read" value="web-1" readOnly />
      <OneText label="Name, as an example" placeholder="web-1" optional />
    </States>
    <States>
      <Field label="Description" optional hint="At most 512 characters">
        {(ids) => <TextArea {...ids} name="description" />}
      </Field>
      <Field label="Description, at fault" error="Description is too long by 3 characters">
        {(ids) => <TextArea {...ids} name="long" defaultValue="The database of the berth planner." />}
      </Field>
      <Field label="Description, to read">
        {(ids) => <TextArea {...ids} name="fixed" readOnly value="The database of the berth planner." />}
      </Field>
    </States>
    <States>
      <OneNumber label="Size (GiB)" value={4} />
      <OneNumber label="Size (GiB), empty" value="" />
      <OneNumber label="Size (GiB), at fault" value="" error="Size is required" />
      <OneNumber label="Size (GiB), the greatest" value={1023} max={1023} />
      <OneNumber label="Size (GiB), disabled" value={8} disabledReason="As large as the image" />
    </States>
    <States>
      <OneSelect label="Block size" />
      <Focused>
        <OneSelect label="Block size, focused" />
      </Focused>
      <OneSelect label="Block size, at fault" error="Block size is required" />
      <OneSelect label="Block size, disabled" disabled />
      <InlineSelect label="State" value="blank" options={sources} onChange={nothing} />
      <InlineSelect label="Time range" isPlain value="blank" options={sources} onChange={nothing} />
    </States>
    <Choices />
    <States>
      <OneFile label="File" file={null} />
      <OneFile label="File, chosen" file={archive} />
      <OneFile label="File, at fault" file={null} error="File is required" />
    </States>
  </>
)

interface OneProps {
  label: string
  hint?: string
  error?: string
  optional?: boolean
}

/** A field, with the name of its control made of its label. */
const One = ({
  children,
  ...field
}: OneProps & { children: (props: FieldIds & { name: string }) => ReactNode }) => (
  <Field {...field}>{(ids) => children({ ...ids, name: field.label })}</Field>
)

interface OneTextProps extends OneProps {
  value?: string
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
}

const OneText = ({ value, placeholder, disabled, readOnly, ...field }: OneTextProps) => (
  <One {...field}>
    {(props) => (
      <TextInput
        {...props}
        defaultValue={value}
        placeholder={placeholder}
        disabled={disabled}
        readOnly={readOnly}
      />
    )}
  </One>
)

function OneNumber({
  value,
  max,
  disabledReason,
  ...field
}: OneProps & { value: number | ''; max?: number; disabledReason?: string }) {
  const [number, setNumber] = useState(value)
  const typed = useTypedNumber({ value: number, onChange: setNumber })
  return (
    <One {...field}>
      {(props) => (
        <NumberInput {...props} label={field.label} typed={typed} max={max} disabledReason={disabledReason} />
      )}
    </One>
  )
}

function OneSelect({ disabled, ...field }: OneProps & { disabled?: boolean }) {
  const [source, setSource] = useState('blank')
  return (
    <One {...field}>
      {(props) => (
        <Select {...props} value={source} options={sources} onChange={setSource} disabled={disabled} />
      )}
    </One>
  )
}

function OneFile({ file, ...field }: OneProps & { file: typeof archive | null }) {
  const [chosen, setChosen] = useState<Pick<File, 'name' | 'size'> | null>(file)
  return <One {...field}>{(props) => <FileInput {...props} file={chosen} onChange={setChosen} />}</One>
}

/** One of a few, or several of many. */
function Choices() {
  const [source, setSource] = useState('blank')
  const [role, setRole] = useState('viewer')
  const [chosen, setChosen] = useState<readonly string[]>(['laptop'])
  const [isOn, setOn] = useState(true)
  const [isOff, setOff] = useState(false)
  const group = { value: source, onChange: setSource, options: sources }
  return (
    <>
      <States>
        <RadioGroup label="Source" name="source" hint="What it is made from" {...group} />
        <RadioGroup label="Source, at fault" name="fault" {...group} value="" error="Source is required" />
        <RadioGroup label="Role" name="role" value={role} onChange={setRole} options={explained} />
        <RadioGroup label="Source, as a list" name="list" look="list" {...group} />
        <RadioGroup label="Source, as cards" name="cards" look="cards" {...group} />
      </States>
      <States>
        <Checkbox name="start" label="Start once created" checked={isOn} onChange={setOn} />
        <Checkbox name="keep" label="Keep the disk" checked={isOff} onChange={setOff} />
        <Focused>
          <Checkbox name="focus" label="With the focus" checked={isOn} onChange={setOn} />
        </Focused>
        <FieldGroup name="keys" label="SSH keys" error="Choose another key">
          <CheckList name="keys" items={keys} chosen={chosen} onChange={setChosen} allLabel="All keys" />
        </FieldGroup>
      </States>
    </>
  )
}
