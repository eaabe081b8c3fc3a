"""The actions: each verb's model beside the rules that tell whether it can be done, and do it (ACT)."""
