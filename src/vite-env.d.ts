/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** '1' in builds with the mock region, '' otherwise. Set by vite.config.ts. */
  readonly VITE_MOCK: '1' | ''
  /**
   * The number of letters before the dash of a device code, '3' when absent; '4' for control planes that print
   * XXXX-XXXX.
   */
  readonly VITE_DEVICE_CODE_DASH_AFTER?: string
  /**
   * The operator's own documentation site, as an http(s) URL: help pages then link to `<site>/<topic>`. Absent: no such
   * link.
   */
  readonly VITE_DOCS_URL?: string
  /**
   * Name of the region's command-line program in copied commands. By default they have the placeholder
   * `region-cli`, and the `curl` of the same request.
   */
  readonly VITE_CLI_NAME?: string
  /** A bearer token sent with each request, for development against a control plane without signing in. */
  readonly VITE_API_TOKEN?: string
  /** The version of the API to speak, such as 2026073100, instead of the one that is negotiated. */
  readonly VITE_API_VERSION?: string
}
