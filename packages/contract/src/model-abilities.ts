// What models can do beside writing text, by what their names say.

/** Names of open models that look at pictures; whoever serves them. */
const seeing =
  /claude|gemini|gemma-?[34]|gpt-4o|gpt-4\.1|gpt-5|gpt-4-turbo|^o[134](?:-|$)|grok-(?:[4-9]|2-vision)|vision|llava|pixtral|moondream|minicpm-v|internvl|molmo|[-.]vl|qwen.*vl|llama-?4|mistral-(?:small-?3\.[12]|medium-3)|phi-?(?:3\.5-vision|4-multimodal)|smolvlm|kimi-vl|glm-4\.\dv/
const blind = /^(?:claude-2|claude-instant|gpt-3|o1-mini|o1-preview|o3-mini)|gemma-3-1b|gemma3:1b|gpt-oss/

/** Can a model look at pictures? An unknown name cannot: a picture it does not take ends its run. */
export function canSeePictures(model: string): boolean {
  const name = model.split('/').at(-1)?.toLowerCase() ?? ''
  return !blind.test(name) && seeing.test(name)
}
