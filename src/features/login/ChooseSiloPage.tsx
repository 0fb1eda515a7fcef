import { Formik, Form } from 'formik'
import { useNavigate, useSearchParams } from 'react-router'
import { object } from 'yup'
import { Button } from '../../ui/Button'
import { NameField } from '../shared/form/fields'
import { resourceName } from '../shared/form/rules'

const schema = object({ silo: resourceName('Silo') })

/** Where a lost session lands when no silo is known: asks for the silo, then goes to its sign-in page. */
export function ChooseSiloPage() {
  const go = useNavigate()
  const [search] = useSearchParams()
  const query = search.size > 0 ? `?${search}` : ''
  return (
    <>
      <h1>Sign in</h1>
      <Formik
        initialValues={{ silo: '' }}
        validationSchema={schema}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={({ silo }) => void go(`/login/${silo}/local${query}`)}
      >
        <Form noValidate>
          <NameField name="silo" label="Silo" />
          <Button tone="primary" type="submit">
            Continue
          </Button>
        </Form>
      </Formik>
    </>
  )
}
