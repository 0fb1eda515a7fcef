import { Notice } from '#ui/feedback/Notice'
import { DescriptionField, TextField } from '#features/shared/form/fields/TextField'

/** The fields of an announce set, except its name. @param missing why the blocks of the address lots are not known */
export const AnnounceSetFields = ({ missing }: { missing: string | undefined }) => (
  <>
    {missing !== undefined && (
      <Notice tone="info" title="Address lots">
        {missing}
      </Notice>
    )}
    <DescriptionField />
    <TextField
      name="networks"
      label="Networks"
      multiline
      rows={4}
      hint="One per line, such as 192.0.2.0/24; each lies in a block of an address lot"
    />
  </>
)
