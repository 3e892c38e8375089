export interface PushSettings {
  readonly appId: string;
  readonly adminKey: string;
  readonly index: string;
}

const NAMES = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX', 'ALGOLIA_ADMIN_KEY'] as const;

/**
 * Reads the settings of a push from environment variables.
 *
 * @throws Error that lists the missing variables.
 */
export function readPushSettings(env: Readonly<Record<string, string | undefined>>): PushSettings {
  const [appId = '', index = '', adminKey = ''] = NAMES.map((name) => env[name]?.trim());
  const missing = NAMES.filter((name) => !env[name]?.trim());
  if (missing.length > 0) {
    throw new Error(
      `Set ${missing.join(', ')}: the application and index that the site was built for, and an ` +
        "admin key. --dry-run doesn't need them.",
    );
  }
  return {appId, index, adminKey};
}
