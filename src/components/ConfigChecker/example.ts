import {latestVersion} from '@devspace-docs/versions';

// cspell:ignore imge
/** A config with a mistake of each kind. */
export const EXAMPLE = `version: ${latestVersion.configVersion}
name: my-app
images:
  api:
    imge: ghcr.io/acme/api
    tags: ['\${TAG}']
dev:
  api:
    imageSelector: ghcr.io/acme/api
    ports:
      - port: '8080'
pipelines:
  dev: |-
    build_images apj
    start_dev --all
`;
