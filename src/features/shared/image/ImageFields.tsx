import { DescriptionField, NameField, TextField } from '#features/kit/form/fields/TextField'

/** The fields of every form that creates an image. */
export const ImageFields = () => (
  <>
    <NameField />
    <DescriptionField />
    <TextField name="os" label="OS" optional />
    <TextField name="version" label="Version" optional />
  </>
)
