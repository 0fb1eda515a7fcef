import { DescriptionField, NameField, TextField } from './fields/TextField'

/** The fields of every form that makes an image. */
export const ImageDetailFields = () => (
  <>
    <NameField />
    <DescriptionField />
    <TextField name="os" label="OS" optional />
    <TextField name="version" label="Version" optional />
  </>
)
