import { editing, goes, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  beside: { receiver: 'audit-sink' },
  at: { receiver: 'ops-pager' },
  pages: { list: { title: 'Alerts' } },
  failing: [['alertReceiverList', '/system/alerts/receivers', 'Could not load alert receivers']],
  forms: [
    {
      path: '/system/alerts/receivers-new',
      typed: { Name: 'ticket-desk', Endpoint: 'https://desk.example/in', Secret: 'between us' },
      wrong: [
        [
          { Endpoint: 'desk.example' },
          'endpoint',
          'Must be a whole address, beginning with https:// or http://',
        ],
        [{ Secret: '' }, 'secret', 'Secret is required'],
      ],
      shows: ['/system/alerts/receivers', 'ticket-desk'],
    },
    {
      path: '/system/alerts/receivers/audit-sink/edit',
      typed: { Name: 'archive' },
      refused: [[{ Name: 'ops-pager' }, 'name', /already exists/]],
      shows: ['/system/alerts/receivers/archive', 'No deliveries'],
    },
  ],
  commands: [goes('/system/alerts/receivers', 'audit-sink', 'Delete')],
  edits: [editing('/system/alerts/receivers/ops-pager/edit', { endpoint: 'https://desk.example/in' })],
}
