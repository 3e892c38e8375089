import {describe, expect, it} from 'vitest';
import {brief, check, page} from '../testing.ts';
import {language} from './language.ts';

function problemsOf(body: string): string[] {
  return brief(check(language, {'docs/a.mdx': page('A', body)})).map((problem) =>
    problem.slice('docs/a.mdx:'.length),
  );
}

describe('sentences', () => {
  const words = (count: number): string => `A${' word'.repeat(count - 1)}.`;

  it('have at most 32 words', () => {
    expect(problemsOf(words(32))).toEqual([]);
    expect(problemsOf(`Text.\n${words(33)}`)).toEqual(['6:1 the sentence has 33 words']);
    expect(problemsOf(`- ${words(33)}`)).toEqual(['5:3 the sentence has 33 words']);
    expect(check(language, {'docs/a.mdx': page('A', words(33))})[0]?.severity).toBe('warning');
  });

  it('may list any number of names in code', () => {
    const names = Array.from({length: 40}, () => '`a`');
    expect(problemsOf(`It has ${names.join(', ')} and \`b\`.`)).toEqual([]);
  });

  it('are not counted in tables and code', () => {
    expect(problemsOf(`| a |\n|---|\n| ${words(40)} |`)).toEqual([]);
    expect(problemsOf(`\`\`\`text\n${words(40)}\n\`\`\``)).toEqual([]);
  });
});

describe('filler words', () => {
  it.each([
    ['You simply run it.', '5:5 "simply" tells readers nothing'],
    ['## Just run it', '5:4 "Just" tells readers nothing'],
    ['Do this in\norder to run it.', '5:9 "in\norder to" tells readers nothing'],
    ['| Please note |\n|---|', '5:3 "Please" tells readers nothing'],
  ])('are found in %j', (body, problem) => {
    expect(problemsOf(body)).toContain(problem);
  });

  it('are allowed in code, quotations and other words', () => {
    expect(problemsOf('Run `just`. It says "Please wait". Adjust it. Simplify it.')).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    ['Deploy to kubernetes.', '5:11 "kubernetes" is spelled "Kubernetes"'],
    ['See\n  the Github page.', '6:7 "Github" is spelled "GitHub"'],
    ['A Docker hub image.', '5:3 "Docker hub" is spelled "Docker Hub"'],
    ['With Kaniko and yaml files.', '5:6 "Kaniko" is spelled "kaniko"'],
    ['![Pods in k8s](./a.png)', '5:11 "k8s" is spelled "Kubernetes"'],
    ['<Card title="On MacOS" />', '5:17 "MacOS" is spelled "macOS"'],
    ['[The devspace binary](./b.mdx)', '5:6 "devspace" is spelled "DevSpace"'],
  ])('have one spelling: %j', (body, problem) => {
    expect(problemsOf(body)).toContain(problem);
  });

  it.each([
    'Kaniko builds it. "Kubectl" is a program: Kustomize, too.',
    'See kubernetes.io, docker-compose.yaml, ~/.kube and a/docker/b.',
    'Use `kubernetes` and "kubernetes".',
    '| Kubectl |\n|---|',
  ])('are left alone in %j', (body) => {
    expect(problemsOf(body)).toEqual([]);
  });

  it('count in the front matter, but for commands', () => {
    const of = (title: string): string =>
      `---\ntitle: ${title}\ndescription: "Use docker build with kubernetes."\n---\nText.\n`;
    const files = {'docs/a.mdx': of('devspace dev on Github')};
    expect(brief(check(language, files))).toEqual([
      'docs/a.mdx:2:24 "Github" is spelled "GitHub"',
      'docs/a.mdx:3:37 "kubernetes" is spelled "Kubernetes"',
    ]);
  });
});
