import {
  editing,
  describing,
  idOfInstance,
  nameRequired,
  planner,
  type NounCases,
} from '../support/nounCases'

export const cases: NounCases = {
  at: { floatingIp: 'quay-1' },
  missing: [[`${planner}/floating-ips/nowhere/edit`, 'floating IP nowhere in berth-planner']],
  filters: [
    {
      path: `${planner}/floating-ips`,
      table: 'Floating IPs',
      typed: '192.0.2.107',
      found: ['batch-night-4-front'],
      facet: ['attached', 'Instance', idOfInstance('net-heavy'), 'net-heavy', 8],
    },
  ],
  viewerButtons: [['floating-ips', 'Create floating IP']],
  viewerMenus: [['floating-ips', 'quay-1', ['Edit', 'Delete']]],
  forms: [
    {
      path: `${planner}/floating-ips-new`,
      typed: { Name: 'fresh' },
      wrong: [nameRequired, [{ 'IP address': '192.0.2' }, 'ip', /Not a valid IP address/]],
      refused: [
        [{ Name: 'quay-1' }, 'name', /Floating IP name already exists/],
        [{ 'IP address': '10.0.0.1' }, 'ip', /Requested external IP address not available/],
        [{ 'IP pool': 'exhausted-v4' }, 'pool', /No external IP addresses available/],
      ],
      notice: 'Floating IP fresh created',
    },
    describing(`${planner}/floating-ips/quay-1/edit`, `${planner}/floating-ips`, 'quay-2'),
  ],
  commands: [
    {
      path: `${planner}/floating-ips`,
      of: 'quay-2',
      label: 'Delete',
      hides: [`${planner}/floating-ips`, 'quay-2'],
    },
  ],
  edits: [editing(`${planner}/floating-ips/quay-1/edit`)],
}
