import { Formik, Form } from 'formik'
import { FormFields } from '#features/shared/form/FormFields'
import { useNavigate, useSearchParams } from 'react-router'
import { object } from 'yup'
import { lastSession } from '#store/lastSession'
import { Button } from '#ui/actions/Button'
import { NameField } from '#features/shared/form/fields/TextField'
import { resourceName } from '#features/shared/form/rules'
import { ProviderLink } from './ProviderLink'
import { SignInReason } from './SignInReason'

const schema = object({ silo: resourceName('Silo') })

/** The sign-in page without a silo: asks for the silo, or offers the last one, then opens its sign-in page. */
export function ChooseSiloPage() {
  const go = useNavigate()
  const [search] = useSearchParams()
  const last = lastSession()
  const query = search.size > 0 ? `?${search}` : ''
  return (
    <>
      <h1>Sign in</h1>
      <SignInReason />
      {last?.provider && (
        <p>
          <ProviderLink silo={last.silo} provider={last.provider} />
        </p>
      )}
      <Formik
        initialValues={{ silo: last?.silo ?? '' }}
        validationSchema={schema}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={({ silo }) => void go(`/login/${silo}/local${query}`)}
      >
        <FormFields>
          <Form noValidate>
            <NameField name="silo" label="Silo" />
            <Button tone="primary" type="submit">
              Continue
            </Button>
          </Form>
        </FormFields>
      </Formik>
    </>
  )
}
