import {latestVersion, versions} from '@devspace-docs/versions';

/** The last version before sections became maps by name. */
export const lastWithLists =
  versions.find(({hasNamedEntries}) => !hasNamedEntries) ?? latestVersion;

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

/** A config of that version, with something that a reader has to decide. */
export const OLD_EXAMPLE = `version: ${lastWithLists.configVersion}
vars:
  - name: IMAGE
    value: ghcr.io/acme/api # acme stands for your organization
images:
  api:
    image: \${IMAGE}
deployments:
  - name: api
    helm:
      componentChart: true
      wait: true
      values:
        containers:
          - image: \${IMAGE}
dev:
  ports:
    - imageSelector: \${IMAGE}
      forward:
        - port: 8080
          remotePort: 80
  sync:
    - imageSelector: \${IMAGE}
      localSubPath: ./src
      containerPath: /app/src
      excludePaths: [node_modules/]
  autoReload:
    images: [api]
profiles:
  - name: staging
    patches:
      - op: replace
        path: dev.sync[0].localSubPath
        value: ./staging
`;
