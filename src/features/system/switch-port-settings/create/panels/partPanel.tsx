import {} from 'yup'
import { requiredText } from '#features/kit/form/rules'
import { SelectField } from '#features/kit/form/fields/SelectField'
import type { PartList, SettingsPart } from '../settingsForm'

/** The props of every panel of the form. */
export interface PartPanelProps<List extends PartList> {
  /** The names of the present links. */
  links: readonly string[]
  /** The keys of the present parts of the list. */
  taken: ReadonlySet<string>
  onAdded: (part: SettingsPart<List>) => void
  onDismiss: () => void
}

/** The highest VLAN. */
export const MAX_VLAN = 4094
/** The maximum of 8 bits, and of 32. */
export const MAX_BYTE = 255
export const MAX_WORD = 4_294_967_295

/** The rule for a part's link, a link of the form. */
export const linkRule = () => requiredText('Link')

/** A form's number for the request: null for an empty field. */
export const orNull = (value: number | '' | undefined): number | null =>
  value === '' || value === undefined ? null : value

/** The field for a part's link. */
export const LinkField = ({ links }: { links: readonly string[] }) => (
  <SelectField
    name="linkName"
    label="Link"
    noun="link"
    choices={links.map((name) => ({ value: name, label: name }))}
  />
)
