import { tokenValue } from '#mirage/access/credentials'
import { named, type Row } from './badInputRow'

const company = { scenario: 'company' }
const MIB = 2 ** 20

/** Routing, login, paging: rows 1 to 26. */
export const routing: readonly Row[] = [
  {
    n: 1,
    title: 'unknown path',
    status: 404,
    code: null,
    message: /^Not Found$/,
    send: ({ send }) => send('GET', '/v1/nonsense'),
  },
  {
    n: 2,
    title: 'unknown method',
    status: 405,
    code: null,
    message: /^Method Not Allowed$/,
    send: ({ send }) => send('PATCH', '/v1/projects/web', {}),
  },
  {
    n: 3,
    title: 'no user is signed in',
    status: 401,
    code: 'Unauthorized',
    message: /^credentials missing or invalid$/,
    in: { persona: null },
    send: ({ send }) => send('GET', '/v1/projects'),
  },
  {
    n: 4,
    title: 'expired token',
    status: 401,
    code: 'Unauthorized',
    message: /^credentials missing or invalid$/,
    in: company,
    send({ send, region }) {
      const over = region.world.tokens.findBy(
        ({ timeExpires }) => timeExpires && timeExpires < region.timestamp(),
      )
      return send('GET', '/v1/me', undefined, { authorization: `Bearer ${tokenValue(over?.id ?? '')}` })
    },
  },
  {
    n: 5,
    title: 'bearer with a foreign prefix',
    status: 401,
    code: 'Unauthorized',
    message: /credentials/,
    in: { persona: null },
    send: ({ send }) => send('GET', '/v1/me', undefined, { authorization: 'Bearer other-token-0123456789' }),
  },
  {
    n: 5,
    title: 'another scheme',
    status: 401,
    code: 'Unauthorized',
    message: /credentials/,
    in: { persona: null },
    send: ({ send }) => send('GET', '/v1/me', undefined, { authorization: 'Basic bWU6bWU=' }),
  },
  {
    n: 6,
    title: 'content type text/plain',
    status: 400,
    code: null,
    message: /expected content type "application\/json", got "text\/plain"/,
    send: ({ send }) => send('POST', '/v1/projects', '{}', { 'content-type': 'text/plain' }),
  },
  {
    n: 7,
    title: 'body of 12 MiB',
    status: 400,
    code: null,
    message: /exceeded maximum size of 10485760 bytes/,
    send: ({ send }) => send('POST', '/v1/projects', new Uint8Array(12 * MIB)),
  },
  {
    n: 8,
    title: 'half a body',
    status: 400,
    code: null,
    message: /unable to parse JSON body: EOF .*line 1 column \d+/,
    send: ({ send }) => send('POST', '/v1/projects', '{"name":'),
  },
  {
    n: 9,
    title: 'wrong password',
    status: 401,
    code: 'Unauthorized',
    message: /credentials/,
    in: { persona: null },
    send: ({ send }) =>
      send('POST', '/v1/login/tidewater-research/local', { username: 'ines', password: 'bad' }),
  },
  {
    n: 10,
    title: 'local login where people come from a provider',
    status: 404,
    code: 'ObjectNotFound',
    message: /identity-provider with name "local"/,
    in: { persona: null },
    send: ({ send }) => send('POST', '/v1/login/tidewater-ops/local', { username: 'marit', password: 'x' }),
  },
  {
    n: 11,
    title: 'password of 513 characters',
    status: 400,
    code: null,
    message: /unable to parse JSON body: password: .*512/,
    in: { persona: null },
    send: ({ send }) =>
      send('POST', '/v1/login/tidewater-research/local', { username: 'ines', password: 'x'.repeat(513) }),
  },
  {
    n: 12,
    title: 'limit=0',
    status: 400,
    code: null,
    message: /unable to parse query string: .*nonzero/,
    send: ({ send }) => send('GET', '/v1/projects?limit=0'),
  },
  {
    n: 13,
    title: 'limit=-5',
    status: 400,
    code: null,
    message: /unable to parse query string: limit/,
    send: ({ send }) => send('GET', '/v1/projects?limit=-5'),
  },
  {
    n: 13,
    title: 'limit=ten',
    status: 400,
    code: null,
    message: /unable to parse query string: .*invalid digit/,
    send: ({ send }) => send('GET', '/v1/projects?limit=ten'),
  },
  {
    n: 15,
    title: 'page token of nonsense',
    status: 400,
    code: null,
    message: /page_token/,
    send: ({ send }) => send('GET', '/v1/projects?page_token=zzz'),
  },
  {
    n: 16,
    title: 'unknown sort',
    status: 400,
    code: null,
    message:
      /unable to parse query string: sort_by: unknown variant `size`, expected one of `name_ascending`/,
    send: ({ send }) => send('GET', '/v1/projects?sort_by=size'),
  },
  {
    n: 17,
    title: 'sort by name of people',
    status: 400,
    code: null,
    message: /unknown variant `name_ascending`, expected one of `id_ascending`/,
    send: ({ send }) => send('GET', '/v1/users?sort_by=name_ascending'),
  },
  {
    n: 18,
    title: 'no project',
    status: 400,
    code: null,
    message: /unable to parse query string: missing field `project`/,
    send: ({ send }) => send('GET', '/v1/instances'),
  },
  {
    n: 19,
    title: 'project that is no name',
    status: 400,
    code: null,
    message: /unable to parse query string: project: name must begin/,
    send: ({ send }) => send('GET', '/v1/instances?project=Bad_Name'),
  },
  {
    n: 20,
    title: 'unknown project',
    status: 404,
    code: 'ObjectNotFound',
    message: /not found: project with name "no-such"/,
    send: ({ send }) => send('GET', '/v1/instances?project=no-such'),
  },
  {
    n: 21,
    title: 'instance by id, with a project',
    status: 400,
    code: 'InvalidRequest',
    message: /when providing instance as an ID, project should not be specified/,
    send: ({ send, idOf }) => send('GET', `/v1/instances/${idOf('instances', 'web-1')}?project=web`),
  },
  {
    n: 22,
    title: 'disk by name, without a project',
    status: 400,
    code: 'InvalidRequest',
    message: /disk should either be an ID or project should be specified/,
    send: ({ send }) => send('GET', '/v1/disks/spare'),
  },
  {
    n: 23,
    title: 'subnet by id, with a VPC',
    status: 400,
    code: 'InvalidRequest',
    message: /when providing vpc-subnet as an ID/,
    send: ({ send, idOf }) => send('GET', `/v1/vpc-subnets/${idOf('subnets', 'default')}?vpc=default`),
  },
  {
    n: 24,
    title: 'subnet by names, without the project',
    status: 400,
    code: 'InvalidRequest',
    message: /vpc should either be an ID or project should be specified/,
    send: ({ send }) => send('GET', '/v1/vpc-subnets/default?vpc=default'),
  },
  {
    n: 25,
    title: 'route in a router by id, with a VPC',
    status: 400,
    code: 'InvalidRequest',
    message: /when providing vpc-router as an ID/,
    send: ({ send, idOf }) =>
      send('GET', `/v1/vpc-router-routes/default-v4?router=${idOf('routers', 'system')}&vpc=default`),
  },
  {
    n: 26,
    title: 'token that is no id',
    status: 400,
    code: null,
    message: /bad parameter in URL path: .*UUID/,
    send: ({ send }) => send('DELETE', '/v1/me/access-tokens/xyz'),
  },
]

const project = (name: unknown, description: unknown = '') => ({ name, description })
const policyOf = (count: number, roleName = 'viewer') => ({
  role_assignments: Array.from({ length: count }, (_, index) => ({
    identity_id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    identity_type: 'silo_user',
    role_name: roleName,
  })),
})
const newInstance = (more: object) =>
  named('fresh', { hostname: 'fresh', ncpus: 2, memory: 2 ** 30, ...more })

const badName = (n: number, name: unknown, message: RegExp): Row => ({
  n,
  title: `project name ${JSON.stringify(name).slice(0, 40)}`,
  status: 400,
  code: null,
  message,
  send: ({ send }) => send('POST', '/v1/projects', project(name)),
})
const badInstance = (n: number, more: object, message: RegExp): Row => ({
  n,
  title: `instance with ${JSON.stringify(more).slice(0, 40)}`,
  status: 400,
  code: null,
  message,
  send: ({ send }) => send('POST', '/v1/instances?project=web', newInstance(more)),
})

/** Names and scalars: rows 27 to 45. */
export const names: readonly Row[] = [
  badName(27, '', /unable to parse JSON body: name: .*at least one character/),
  badName(28, 'Alpha', /must begin with an ASCII lowercase/),
  badName(29, '9lives', /must begin with an ASCII lowercase/),
  badName(30, 'a_b', /invalid character: "_" \(allowed/),
  badName(30, 'a.b', /invalid character: "\."/),
  badName(30, 'a b', /invalid character: " "/),
  badName(31, 'a-', /cannot end with "-"/),
  badName(32, 'a'.repeat(64), /at most 63/),
  badName(33, '0c4f8a3e-9d1e-4a57-8a21-5b1e1d1c7d0a', /ambiguity with IDs/),
  {
    n: 34,
    title: 'project without a description',
    status: 400,
    code: null,
    message: /missing field `description`/,
    send: ({ send }) => send('POST', '/v1/projects', { name: 'fresh' }),
  },
  badName(35, null, /name: invalid type: null, expected a string/),
  {
    n: 36,
    title: 'description of 513 characters',
    status: 400,
    code: 'InvalidRequest',
    message: /description may contain at most 512/,
    send: ({ send }) => send('POST', '/v1/projects', project('fresh', 'x'.repeat(513))),
  },
  {
    n: 37,
    title: 'project name again',
    status: 400,
    code: 'ObjectAlreadyExists',
    message: /^already exists: project "web"$/,
    send: ({ send }) => send('POST', '/v1/projects', named('web')),
  },
  {
    n: 38,
    title: 'project renamed to a taken name',
    status: 400,
    code: 'ObjectAlreadyExists',
    message: /^already exists: project "web"$/,
    async send({ send }) {
      await send('POST', '/v1/projects', named('other'))
      return send('PUT', '/v1/projects/other', { name: 'web' })
    },
  },
  badInstance(39, { hostname: '-web' }, /hostname: .*standard/),
  badInstance(39, { hostname: 'a..b' }, /hostname: .*standard/),
  badInstance(39, { hostname: 'a'.repeat(254) }, /hostname: .*253/),
  badInstance(40, { ncpus: -3 }, /ncpus: invalid value: integer `-3`, expected u16/),
  badInstance(41, { ncpus: '4' }, /ncpus: invalid type: string "4", expected u16/),
  badInstance(42, { memory: 1.5 }, /memory: invalid type: floating point `1.5`/),
  {
    n: 43,
    title: 'role of owner',
    status: 400,
    code: null,
    message:
      /role_assignments\[0\]\.role_name: unknown variant `owner`, expected one of `admin`, `collaborator`, `viewer`/,
    send: ({ send }) => send('PUT', '/v1/policy', policyOf(1, 'owner')),
  },
  {
    n: 44,
    title: 'policy of 65 rows',
    status: 400,
    code: null,
    message: /role_assignments: invalid length 65/,
    send: ({ send }) => send('PUT', '/v1/policy', policyOf(65)),
  },
  {
    n: 45,
    title: 'project with its default VPC deleted',
    status: 400,
    code: 'InvalidRequest',
    message: /project to be deleted contains a vpc: default/,
    send: ({ send }) =>
      send('POST', '/v1/projects', named('bare')).then(() => send('DELETE', '/v1/projects/bare')),
  },
]
