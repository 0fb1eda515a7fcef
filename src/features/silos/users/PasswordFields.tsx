import { RadioField } from '#features/shared/form/fields/RadioField'
import { TextField } from '#features/shared/form/fields/TextField'
import { useFormPart } from '#features/shared/form/FormFields'
import type { PasswordValues } from './userForm'

/** Whether a local user may sign in, and the password for it. */
export function PasswordFields() {
  const mode = useFormPart<PasswordValues, PasswordValues['mode']>(({ values }) => values.mode)
  return (
    <>
      <RadioField
        name="mode"
        label="Sign-in"
        choices={[
          { value: 'password', label: 'With a password' },
          {
            value: 'login_disallowed',
            label: 'Not allowed',
            detail: 'The user keeps their roles, and cannot sign in until a password is set.',
          },
        ]}
      />
      {mode === 'password' && (
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="Sent to the region and kept nowhere here. Give it to the user yourself."
        />
      )}
    </>
  )
}
