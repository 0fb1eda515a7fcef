import { SelectField } from '#features/shared/form/fields/SelectField'

/** Which of the links of the form a part is on. */
export const LinkField = ({ links }: { links: readonly string[] }) => (
  <SelectField
    name="linkName"
    label="Link"
    noun="link"
    choices={links.map((name) => ({ value: name, label: name }))}
  />
)
