import { enclosingNetworksText } from '#model/network/ip'
import { useFormField } from '../FormFields'
import { TextField, type TextFieldProps } from './TextField'

/** A network, or with `multiline` one per line. Host bits that it has are no part of what it means: it says the network. */
export function NetworkField(props: Omit<TextFieldProps, 'note'>) {
  const [{ value }] = useFormField<Record<string, string>, string>(props.name)
  return <TextField {...props} note={enclosingNetworksText(value)} />
}
